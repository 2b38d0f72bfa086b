import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { propertiesOf } from '../json-object.ts';
import { deposit } from '../ledger/deposit.ts';
import { placeBet } from '../play/bet.ts';
import { rowsOf } from '../testing/answer-of.ts';
import { databasesOfTurn } from '../testing/databases-of-turn.ts';
import { RUNS_OF_CALLS } from '../testing/schedules.fixture.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { countTurnover, openRolloversOf } from './count-turnover.ts';
import { openRollover } from './open-rollover.ts';
import { rollovers } from './rollover-tables.ts';

const at = Date.UTC(2026, 4, 20);

describe.each(databasesOfTurn(import.meta.url))('rollovers on %s', (kind) => {
  let sandbox: TestSandbox;
  let memberId = 0;
  let count = 0;
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { random: () => 0.99 });
    const [member] = await rowsOf(sandbox, "select id from sandbox.members where account = 'player7'");
    memberId = Number(propertiesOf(member)['id']);
  });
  afterAll(() => sandbox.close());

  const database = () => sandbox.platform.db;
  const empty = () => database().delete(rollovers);

  /** Credits money and opens its rollover. @returns id of the ledger transaction */
  const open = async (plain: number, { times = 1, promotionId }: { times?: number; promotionId?: number } = {}) => {
    const held = minorUnits(plain);
    const idempotencyKey = `rollover-${++count}`;
    await deposit(database(), { memberId, amount: held, kind: 'deposit', idempotencyKey, at });
    const [row] = await rowsOf(
      sandbox,
      `select id from sandbox.transactions where idempotency_key = '${idempotencyKey}'`,
    );
    const transactionId = Number(propertiesOf(row)['id']);
    await openRollover(database(), {
      ...{ memberId, transactionId, held, times, at },
      ...(promotionId !== undefined && { promotionId }),
    });
    return transactionId;
  };
  const progress = async () => (await openRolloversOf(database(), memberId, 50)).map(({ done }) => done);
  const stake = (amount: number) => countTurnover(database(), { memberId, stake: minorUnits(amount), at });

  test('are counted oldest first, with the rest of a stake going to the next', async () => {
    await empty();
    await open(1000);
    await open(500, { times: 8, promotionId: 501 });
    await stake(400);
    expect(await progress()).toEqual([400, 0]);
    await stake(900);
    expect(await progress()).toEqual([300]);
    expect(await openRolloversOf(database(), memberId, 50)).toMatchObject([
      { source: 'promotion', promotionId: 501, held: 500, required: 4000, status: 'open', closedAt: null },
    ]);
    await stake(10_000);
    expect(await progress()).toEqual([]);
    expect(await database().select().from(rollovers)).toMatchObject([
      { status: 'finished', done: 1000, closedAt: at },
      { status: 'finished', done: 4000, closedAt: at },
    ]);
  });

  test('open once per ledger transaction', async () => {
    await empty();
    const transactionId = await open(1000);
    await stake(100);
    await openRollover(database(), { memberId, transactionId, held: minorUnits(1000), times: 1, at });
    expect(await progress()).toEqual([100]);
  });

  test('progress with every settled bet, also with simultaneous ones', async () => {
    await empty();
    await open(10_000);
    const token = await sandbox.login('player7');
    const list = await sandbox.call('GET', '/wps/relay/GCSGAME_gameList?clientType=3&platform=web&pageSize=1');
    const [{ nodeId, vassalage, gameType, gameCode }] = JSON.parse(list.text).games;
    const json = { nodeId, vassalage, gameType, gameCode };
    const launched = await sandbox.call('POST', '/wps/game/launchGame', { token, json });
    const session = new URL(JSON.parse(launched.text).value.url, 'http://game.example').searchParams.get('session');
    const bet = (key: string) =>
      placeBet(sandbox.platform, { session: session ?? '', stake: minorUnits(1500), idempotencyKey: key });
    await Promise.all(['a', 'b', 'c', 'c'].map(bet));
    expect(await progress()).toEqual([4500]);
  });

  test('together take every stake, and no more than they require', async () => {
    const amount = fc.integer({ min: 1, max: 5000 });
    const stakes = fc.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.array(amount, { minLength: 1, maxLength: 3 }), stakes, async (held, bets) => {
        await empty();
        for (const money of held) await open(money, { times: 3, promotionId: 501 });
        for (const bet of bets) await stake(bet);
        const rows = await database().select().from(rollovers);
        const [required, done] = [sum(rows.map((row) => row.required)), sum(rows.map((row) => row.done))];
        expect(done).toBe(Math.min(required, sum(bets)));
      }),
      { numRuns: RUNS_OF_CALLS },
    );
    expect(sandbox.reports).toEqual([]);
  });
});

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
