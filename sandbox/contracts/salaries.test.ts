import { describe, expect, onTestFinished, test } from 'vitest';
import { SLOT_MS } from '#schemas/contracts/real-time.ts';
import { type MinorUnits, minorUnits, negative, ZERO } from '#schemas/money/minor-units.ts';
import { memberAccount, ownAccount } from '../ledger/ledger-accounts.ts';
import { move, openTransaction } from '../ledger/post-transaction.ts';
import type { Platform } from '../platform.ts';
import { countBet } from '../play/count-bet.ts';
import { memberByAccount } from '../session/member.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { DATABASE_KINDS, testSandbox } from '../testing/test-sandbox.ts';
import { faultsOfLedger } from '../withdrawals/withdrawal-bench.fixture.ts';
import { settleRealTime } from './settle-real-time.ts';

describe.each(DATABASE_KINDS)('real-time salaries on %s', (kind) => {
  test('are paid once for each bet, whatever the clock does', { timeout: 60_000 }, async () => {
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
