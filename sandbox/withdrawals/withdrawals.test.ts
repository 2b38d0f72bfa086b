import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { NEW_ACCOUNT_WAIT_MS } from '../payout-accounts/payout-accounts.ts';
import { openRollover } from '../rollovers/open-rollover.ts';
import { withdrawable } from '../rollovers/withdrawable.ts';
import { databasesOfTurn } from '../testing/databases-of-turn.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { DAY_MS, MINUTE_MS } from '../time.ts';
import { confirmAll, confirmTransfer, countOverdue, transfersOf } from './confirm-transfer.ts';
import { approveWithdrawal, refuseWithdrawal } from './decide-withdrawal.ts';
import { withdrawalOf } from './request-withdrawal.ts';
import { sendTransfer } from './send-transfer.ts';
import { faultsOfLedger, heldBalance, withdrawingMember } from './withdrawal-bench.fixture.ts';
import { transfersOfAll } from './withdrawal-item.ts';
import { dailyLimit, leftToday, smallestWithdrawal, withdrawalFee, withdrawalsMade } from './withdrawal-rules.ts';

const at = Date.UTC(2026, 4, 20, 9);
const CONFIRM_MS = 45 * MINUTE_MS;
const PROOF = 'data:image/png;base64,iVBORw0KGgo=';

describe.each(databasesOfTurn(import.meta.url))('withdrawals on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { now: () => at });
  });
  afterAll(async () => {
    expect(await faultsOfLedger(sandbox)).toEqual([]);
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });

  const database = () => sandbox.platform.db;
  const currency = () => sandbox.platform.brand.currency;
  const AMOUNT = 15_000;
  const FEE = 150;
  const withdrawing = async (account: string) => {
    const one = await withdrawingMember(sandbox, account, at);
    await one.fund(300_000);
    return one;
  };
  const send = (withdrawalId: number, amount: number, idempotencyKey: string, time = at) =>
    sendTransfer(database(), {
      withdrawalId,
      amount: minorUnits(amount),
      idempotencyKey,
      at: time,
      countsAt: time + CONFIRM_MS,
    });

  test('hold the money, send it in two transfers, and end when both are received', async () => {
    const { request, balance, memberId } = await withdrawing('player1');
    const [before, held] = [await balance(), await heldBalance(sandbox)];
    const { transactionId: id } = await request(AMOUNT, 'one');
    expect([await balance(), await heldBalance(sandbox)]).toEqual([before - AMOUNT, held + AMOUNT]);
    await expect(send(id, 10_000, 'a')).rejects.toMatchObject({ errorCode: 'not_available' });
    await approveWithdrawal(database(), id, at);
    await send(id, 10_000, 'a');
    await send(id, 10_000, 'a');
    await expect(send(id, 4_851, 'b')).rejects.toMatchObject({ errorCode: 'not_available' });
    expect(await heldBalance(sandbox)).toBe(held + AMOUNT - 10_000);
    await expect(confirmAll(database(), memberId, id, at)).rejects.toMatchObject({ errorCode: 'not_available' });
    await send(id, 4_850, 'b');
    expect(await heldBalance(sandbox)).toBe(held);
    const [first, second] = await transfersOf(database(), id);
    await confirmTransfer(database(), { memberId, transferId: first?.id ?? 0, at });
    expect(await withdrawalOf(database(), id)).toMatchObject({ status: 'sent', fee: FEE, closedAt: null });
    await confirmTransfer(database(), { memberId, transferId: second?.id ?? 0, at });
    expect(await withdrawalOf(database(), id)).toMatchObject({ status: 'received', sent: 1_4_850, closedAt: at });
  });

  test('return the money when refused, but not after a transfer', async () => {
    const { request, balance } = await withdrawing('player2');
    const before = await balance();
    const { transactionId: id } = await request(AMOUNT, 'one');
    await refuseWithdrawal(database(), id, at);
    expect(await balance()).toBe(before);
    await expect(refuseWithdrawal(database(), id, at)).rejects.toMatchObject({ errorCode: 'not_found' });
    await expect(approveWithdrawal(database(), id, at)).rejects.toMatchObject({ errorCode: 'not_found' });
    const { transactionId: other } = await request(AMOUNT, 'two');
    await approveWithdrawal(database(), other, at);
    await send(other, 1000, 'a');
    await expect(refuseWithdrawal(database(), other, at)).rejects.toMatchObject({ errorCode: 'not_found' });
    expect(await balance()).toBe(before - AMOUNT);
  });

  test('are requested once by tabs that saw the same terms, and the key that won still has its answer', async () => {
    const { request, balance, memberId } = await withdrawing('player7');
    const [before, made] = [await balance(), await withdrawalsMade(database(), memberId)];
    const keys = ['one', 'two', 'three'];
    const asked = await Promise.allSettled(keys.map((key) => request(AMOUNT, key, at, made)));
    const [won] = asked.flatMap((one, index) =>
      one.status === 'fulfilled' ? [{ ...one.value, key: keys[index] }] : [],
    );
    const lost = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(lost).toMatchObject([{ errorCode: 'withdrawal_made' }, { errorCode: 'withdrawal_made' }]);
    expect(await balance()).toBe(before - AMOUNT);
    expect(await request(AMOUNT, won?.key ?? '', at, made)).toMatchObject({ transactionId: won?.transactionId });
    const other = request(AMOUNT + 100, won?.key ?? '', at, made);
    await expect(other).rejects.toMatchObject({ errorCode: 'idempotency_conflict' });
    await refuseWithdrawal(database(), won?.transactionId ?? 0, at);
    await expect(request(AMOUNT, 'late', at, made)).rejects.toMatchObject({ errorCode: 'withdrawal_made' });
    await expect(request(AMOUNT, 'late', at, made + 1)).resolves.toMatchObject({ status: 'requested' });
  });

  test('stay within the daily limits, also when requested at once', async () => {
    const { request, memberId } = await withdrawing('player4');
    const { times } = dailyLimit(currency());
    const smallest = smallestWithdrawal(currency());
    const had = await withdrawalsMade(database(), memberId);
    // Each request has seen the earlier ones, so all would pass if they arrived in this order.
    const tries = Array.from({ length: times + 3 }, (_, seen) => request(smallest, `small-${seen}`, at, had + seen));
    await Promise.allSettled(tries);
    for (let seen = 0; seen < times; seen += 1) await request(smallest, `small-${seen}`, at, had + seen);
    await expect(request(smallest, 'over')).rejects.toMatchObject({ errorCode: 'daily_limit' });
    expect(await withdrawalsMade(database(), memberId)).toBe(had + times);
    expect(await leftToday(database(), memberId, currency(), at)).toMatchObject({ times: 0 });
    await expect(request(smallest, 'tomorrow', at + DAY_MS)).resolves.toMatchObject({ status: 'requested' });
    const other = await withdrawing('player5');
    const over = dailyLimit(currency()).amount + 1;
    await expect(other.request(over, 'over')).rejects.toMatchObject({ errorCode: 'daily_limit' });
    await expect(other.request(smallest - 1, 'little')).rejects.toMatchObject({ errorCode: 'amount_out_of_range' });
  });

  test('count towards the limit of the day only until they are refused', async () => {
    const { request, memberId } = await withdrawing('player12');
    const left = () => leftToday(database(), memberId, currency(), at);
    const before = await left();
    const { transactionId } = await request(AMOUNT, 'one');
    expect(await left()).toEqual({ times: before.times - 1, amount: before.amount - AMOUNT });
    await refuseWithdrawal(database(), transactionId, at);
    expect(await left()).toEqual(before);
  });

  test('leave what an open rollover holds back', async () => {
    const { request, memberId, balance, payoutAccountId } = await withdrawing('player6');
    const { transactionId } = await request(AMOUNT, 'one');
    const held = minorUnits((await balance()) - 20_000);
    await openRollover(database(), { memberId, transactionId, held, times: 1, at });
    expect(await withdrawable(database(), memberId)).toBe(20_000);
    await expect(request(20_001, 'above')).rejects.toMatchObject({ errorCode: 'insufficient_funds' });
    await expect(request(20_000, 'exact')).resolves.toMatchObject({ payoutAccountId, amount: 20_000 });
    expect(await withdrawable(database(), memberId)).toBe(0);
  });

  test('go to an account of the member that is old enough', async () => {
    const { request } = await withdrawing('player8');
    const early = at - NEW_ACCOUNT_WAIT_MS;
    await expect(request(AMOUNT, 'early', early)).rejects.toMatchObject({ errorCode: 'payout_account_new' });
    const other = await withdrawing('player9');
    const { transactionId } = await other.request(AMOUNT, 'own');
    expect(await withdrawalOf(database(), transactionId)).toMatchObject({ payoutAccountId: other.payoutAccountId });
  });

  // @proves 4.56
  test('count as received when nothing is said in time, unless reported as missing with a proof', async () => {
    const { request, memberId } = await withdrawing('player10');
    const { transactionId: id } = await request(AMOUNT, 'one');
    await approveWithdrawal(database(), id, at);
    await send(id, 10_000, 'a');
    await send(id, 4_850, 'b');
    const [first, second] = (await transfersOf(database(), id)).map((transfer) => transfer.id);
    const stranger = { memberId: memberId + 1, transferId: first ?? 0, at };
    await expect(confirmTransfer(database(), stranger)).rejects.toMatchObject({ errorCode: 'not_found' });
    await confirmTransfer(database(), { memberId, transferId: second ?? 0, proof: PROOF, at });
    const listed = await transfersOfAll(database(), [id]);
    expect(listed.map((transfer) => [transfer.id, 'proof' in transfer])).toEqual([
      [first, false],
      [second, false],
    ]);
    await countOverdue(database(), at + CONFIRM_MS - 1);
    const states = async () => (await transfersOf(database(), id)).map(({ state, byItself }) => [state, byItself]);
    expect(await states()).toEqual([
      ['sent', false],
      ['missing', false],
    ]);
    await countOverdue(database(), at + CONFIRM_MS);
    expect(await states()).toEqual([
      ['received', true],
      ['missing', false],
    ]);
    const late = { memberId, transferId: first ?? 0, proof: PROOF, at: at + CONFIRM_MS };
    await expect(confirmTransfer(database(), late)).rejects.toMatchObject({ errorCode: 'order_closed' });
    expect(await withdrawalOf(database(), id)).toMatchObject({ status: 'sent' });
    await confirmAll(database(), memberId, id, at + CONFIRM_MS);
    expect(await withdrawalOf(database(), id)).toMatchObject({ status: 'received' });
  });
});

test('the fee is a whole number of minor units, rounded down', () => {
  expect([99, 100, 199, 1_500_000].map((amount) => withdrawalFee(minorUnits(amount)))).toEqual([0, 1, 1, 15_000]);
});
