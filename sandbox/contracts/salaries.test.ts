import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { endedPeriods } from '#schemas/contracts/periods.ts';
import { SLOT_MS } from '#schemas/contracts/real-time.ts';
import { type MinorUnits, minorUnits, negative, ZERO } from '#schemas/money/minor-units.ts';
import { memberAccount, ownAccount } from '../ledger/ledger-accounts.ts';
import { move, openTransaction } from '../ledger/post-transaction.ts';
import { addDays } from '../merchants/days.ts';
import type { Platform } from '../platform.ts';
import { countBet } from '../play/count-bet.ts';
import { memberByAccount } from '../roster/member.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { databasesOfTurn } from '../testing/databases-of-turn.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { faultsOfLedger } from '../withdrawals/withdrawal-bench.fixture.ts';
import { contractDues, contracts, settledPeriods } from './contract-tables.ts';
import { settleRealTime } from './settle-real-time.ts';

describe.each(databasesOfTurn(import.meta.url))('real-time salaries on %s', (kind) => {
  // @proves 9.25
  test('are paid once for each bet, whatever the clock does', async () => {
    let now = Date.UTC(2026, 10, 18, 4, 1);
    const sandbox = await testSandbox(kind, { now: () => now });
    onTestFinished(() => sandbox.close());
    const { platform } = sandbox;
    const player = await memberByAccount(platform.db, 'coral12');
    const bet = (stake: number) => lose(platform, player?.id ?? 0, minorUnits(stake));
    const paid = async () => Number(Object.values((await rowsOf(sandbox, PAID))[0] ?? {})[0]);
    await bet(10_000);
    await settleRealTime(platform);
    expect(await paid()).toBe(0);
    now += SLOT_MS;
    await Promise.all([settleRealTime(platform), settleRealTime(platform)]);
    const first = await paid();
    expect(first).toBeGreaterThan(0);
    // An hour forward and back again: what is played then has an earlier time than what was paid.
    now += 12 * SLOT_MS;
    await settleRealTime(platform);
    now -= 20 * SLOT_MS;
    await bet(20_000);
    await settleRealTime(platform);
    expect(await paid()).toBe(first);
    now += 20 * SLOT_MS;
    await settleRealTime(platform);
    expect(await paid()).toBe(3 * first);
    expect(await faultsOfLedger(sandbox)).toEqual([]);
    expect(sandbox.reports).toEqual([]);
  });
});

/** A bet of the main wallet that wins nothing. */
async function lose(platform: Platform, memberId: number, stake: MinorUnits): Promise<void> {
  const at = platform.now();
  await platform.db.transaction(async (tx) => {
    const key = `test:${stake}`;
    const { id } = await openTransaction(tx, { kind: 'bet', idempotencyKey: key, fingerprint: key, at });
    const [own, house] = [await memberAccount(tx, memberId), await ownAccount(tx, 'house')];
    await move(tx, id, [
      { accountId: own.id, amount: negative(stake) },
      { accountId: house.id, amount: stake },
    ]);
    const bet = { betId: id, memberId, nodeId: 1, stake, win: ZERO, at };
    await countBet({ ...platform, db: tx }, bet);
  });
}

const PAID = "select coalesce(-sum(amount), 0) from sandbox.entries where kind = 'salary' and amount < 0";

test('daily and hourly salaries are due for what has ended, and asked for by the receiver', async () => {
  const sandbox = await testSandbox();
  const token = await sandbox.login('agent3');
  for (const salary of ['dailySalary', 'hourlySalary'])
    for (const side of ['own', 'given']) {
      const answer = await sandbox.call('GET', `/wps/agent/contracts/dues?kind=${salary}&side=${side}`, { token });
      const { rows, asOf, comesIn, passedOn } = answerOf('contractDues', answer).value;
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(({ end }) => end <= asOf)).toBe(true);
      expect(passedOn).toBeLessThanOrEqual(comesIn);
    }
  await sandbox.close();
});

test.each(['weekly', 'semimonthly', 'monthly'] as const)(
  'a salary can be %s: it is due for each period that has ended, down the tree',
  async (period) => {
    // The demo members' play is in the month before.
    const sandbox = await testSandbox('of turn', { now: () => Date.UTC(2026, 5, 2, 4) });
    onTestFinished(() => sandbox.close());
    const { db, now } = sandbox.platform;
    const today = new Date(now()).toISOString().slice(0, 10);
    const beginsOn = addDays(today, -70);
    await db.delete(contractDues);
    await db.delete(settledPeriods);
    await db.update(contracts).set({ period, beginsOn }).where(eq(contracts.kind, 'dailySalary'));
    const token = await sandbox.login('agent3');
    const call = { query: `kind=dailySalary&from=${beginsOn}&to=${today}`, token };
    const [own, given] = [await duesOf(sandbox, call, 'own'), await duesOf(sandbox, call, 'given')];
    // A contract counts in whole periods.
    const ended = endedPeriods(period, beginsOn, today)
      .filter(({ from }) => from >= beginsOn)
      .toReversed();
    expect(own.rows.map(({ from, to }) => ({ from, to }))).toEqual(ended);
    expect(own.rows.some(({ validBet, payable }) => validBet > 0 && payable > 0)).toBe(true);
    expect(given.rows).toHaveLength(2 * ended.length);
    for (const { from, payable } of own.rows) {
      const passedOn = given.rows.filter((row) => row.from === from).reduce((sum, row) => sum + row.payable, 0);
      expect(passedOn).toBeLessThanOrEqual(payable);
    }
  },
);

test('a salary by days has no period of another kind', async () => {
  const sandbox = await testSandbox();
  onTestFinished(() => sandbox.close());
  const token = await sandbox.login('agent3');
  const tiers = [{ ...NO_TIER, validBet: 100_000, winRate: 1 }];
  const given = { action: 'propose', account: 'harbor88', tiers, idempotencyKey: 'period' };
  const propose = (period: string) =>
    sandbox.call('POST', '/wps/relay/MCS2_processDailySalContract', { token, json: { ...given, period } });
  expect((await propose('hourly')).body.message).toMatch(/period/);
  expect((await propose('monthly')).body.errorCode).toBe('contract_too_high');
  expect((await propose('daily')).status).toBe(200);
});

async function duesOf(sandbox: TestSandbox, { query, token }: { query: string; token: string }, side: 'own' | 'given') {
  const answer = await sandbox.call('GET', `/wps/agent/contracts/dues?${query}&side=${side}`, { token });
  return answerOf('contractDues', answer).value;
}

const NO_TIER = { netLoss: 0, activeMembers: 0, singleBet: 0, rate: 0, lossRate: 0, amount: 0 };
