import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minorUnits, ZERO } from '#schemas/money/minor-units.ts';
import { giveUpBonus } from '../bonuses/give-up-bonus.ts';
import { balanceOf } from '../ledger/ledger-accounts.ts';
import { openRolloversOf } from '../rollovers/count-turnover.ts';
import { memberByAccount } from '../roster/member.ts';
import { answerOf } from '../testing/answer-of.ts';
import { databasesOfTurn } from '../testing/databases-of-turn.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { faultsOfLedger } from '../withdrawals/withdrawal-bench.fixture.ts';
import { depositBonus } from './deposit-bonus.ts';

const D = '/wps/member/deposit';
const START = Date.parse('2026-05-20T12:00:20Z');
/** Half of the deposit, to be staked eight times. */
const PROMOTION = 501;
const AMOUNT = 4000;
const BONUS = 2000;

describe.each(databasesOfTurn(import.meta.url))('bonuses chosen with a deposit on %s', (kind) => {
  let sandbox: TestSandbox;
  let count = 0;
  let token = '';
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { now: () => START });
  });
  afterAll(async () => {
    expect(await faultsOfLedger(sandbox)).toEqual([]);
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });
  beforeEach(async () => {
    count += 1;
    token = await sandbox.login(`player${count + 1}`);
  });

  const memberId = async () => (await memberByAccount(sandbox.platform.db, `player${count + 1}`))?.id ?? 0;
  const balance = async () => balanceOf(sandbox.platform.db, await memberId());
  const order = (amount: number, idempotencyKey: string, bonus?: number) =>
    sandbox.call('POST', `${D}/order`, {
      token,
      json: {
        ...{ methodId: 'qr-pay', amount, fee: 0, idempotencyKey },
        ...(bonus !== undefined && { bonus: { promotionId: PROMOTION, amount: bonus } }),
      },
    });
  const ordered = async (...given: Parameters<typeof order>) => answerOf('createDeposit', await order(...given)).value;
  const credit = (orderId: string) =>
    sandbox.call('PUT', '/sandbox/control/deposit', { json: { orderId, status: 'credited' } });
  const offered = async () =>
    answerOf('depositMethods', await sandbox.call('GET', `${D}/methods`, { token })).value.bonuses;
  const bonuses = async () => answerOf('bonuses', await sandbox.call('GET', '/wps/member/bonuses', { token })).value;
  const giveUp = (amount: number, idempotencyKey = 'give-up-once') =>
    sandbox.call('POST', '/wps/member/bonuses/giveUp', {
      ...{ token, json: { promotionId: PROMOTION, amount, idempotencyKey } },
    });

  test('are paid with the credit, open their wagering, and are offered and paid once', async () => {
    expect(await offered()).toMatchObject([{ promotionId: PROMOTION, rate: 5000, wagering: 8 }]);
    const had = await balance();
    const { orderId, bonus } = await ordered(AMOUNT, 'a', BONUS);
    expect(bonus).toMatchObject({ promotionId: PROMOTION, amount: BONUS, wagering: 8 });
    expect((await order(AMOUNT + 100, 'b', BONUS + 50)).body.errorCode).toBe('bonus_changed');
    await Promise.all([credit(orderId), credit(orderId)]);
    expect(await balance()).toBe(had + AMOUNT + BONUS);
    expect(await openRolloversOf(sandbox.platform.db, await memberId(), 50)).toMatchObject([
      { promotionId: PROMOTION, held: BONUS, required: 8 * BONUS },
    ]);
    expect((await bonuses()).content[0]).toMatchObject({ status: 'open', amount: BONUS, forfeits: BONUS });
    expect(await offered()).toEqual([]);
    expect((await order(AMOUNT, 'c', BONUS)).body.errorCode).toBe('bonus_changed');
  });

  test('are the last choice for the same order, and need the bonus that was shown', async () => {
    const first = await ordered(AMOUNT, 'a', BONUS);
    const second = await ordered(AMOUNT, 'b');
    expect([second.orderId, second.bonus]).toEqual([first.orderId, undefined]);
    expect((await ordered(AMOUNT, 'c', BONUS)).bonus?.amount).toBe(BONUS);
    expect((await order(AMOUNT, 'c')).body.errorCode).toBe('idempotency_conflict');
    expect((await order(AMOUNT, 'd', BONUS + 1)).body.errorCode).toBe('bonus_changed');
    expect((await order(900, 'e', 450)).body.errorCode).toBe('bonus_changed');
  });

  test('are given up once, for what was shown, and take back no more than there is', async () => {
    const had = await balance();
    await credit((await ordered(AMOUNT, 'a', BONUS)).orderId);
    expect((await giveUp(BONUS - 1)).body.errorCode).toBe('bonus_changed');
    const answers = await Promise.all([giveUp(BONUS), giveUp(BONUS), giveUp(BONUS)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await balance()).toBe(had + AMOUNT);
    expect((await giveUp(BONUS, 'another-tab')).status).toBe(200);
    expect((await giveUp(BONUS - 1)).body.errorCode).toBe('idempotency_conflict');
    expect(await balance()).toBe(had + AMOUNT);
    expect((await bonuses()).content[0]).toMatchObject({ status: 'forfeited', staked: 0 });
    expect(await openRolloversOf(sandbox.platform.db, await memberId(), 50)).toEqual([]);
    const unknown = giveUpBonus(sandbox.platform.db, {
      ...{ memberId: await memberId(), promotionId: 599, amount: ZERO, idempotencyKey: 'give-up-599', at: START },
    });
    await expect(unknown).rejects.toMatchObject({ errorCode: 'not_found' });
  });
});

test('a bonus is the largest whole part that its rate allows, and never above its limit', () => {
  const terms = fc.record({
    rate: fc.integer({ min: 1, max: 100_000 }),
    max: fc.integer({ min: 1, max: 10 ** 9 }).map(minorUnits),
  });
  fc.assert(
    fc.property(terms, fc.maxSafeNat().map(minorUnits), ({ rate, max }, credited) => {
      const bonus = BigInt(depositBonus({ rate, max }, credited));
      const exact = BigInt(credited) * BigInt(rate);
      expect(bonus <= BigInt(max) && bonus * 10_000n <= exact).toBe(true);
      expect(bonus === BigInt(max) || (bonus + 1n) * 10_000n > exact).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
