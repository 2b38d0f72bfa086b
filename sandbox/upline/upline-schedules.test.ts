import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { deposit } from '../ledger/deposit.ts';
import { balanceOf } from '../ledger/ledger-accounts.ts';
import { Refusal } from '../refusal.ts';
import { masked } from '../roster/masked.ts';
import { memberByAccount } from '../roster/member.ts';
import { databasesOfTurn } from '../testing/databases-of-turn.ts';
import { SCHEDULES, scheduleTime } from '../testing/schedules.fixture.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { DAY_MS } from '../time.ts';
import { faultsOfLedger } from '../withdrawals/withdrawal-bench.fixture.ts';
import { transferToUpline } from './transfer-to-upline.ts';
import { transferredBy } from './upline-rules.ts';

const STEP = 10_000;

/** A step of a tab. A repeated step has the same key; `seen` is the number of transfers that the tab knows of. */
const step = fc.record({
  key: fc.nat({ max: 3 }),
  size: fc.integer({ min: 1, max: 2 }),
  seen: fc.nat({ max: 2 }),
});
const tab = fc.array(step, { minLength: 1, maxLength: 6 });

describe.each(databasesOfTurn(import.meta.url))('schedules of transfers to the upline on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox(kind);
  });
  afterAll(() => sandbox.close());

  test(
    'move each amount once, and never two that were begun from the same list',
    async () => {
      const { db, brand } = sandbox.platform;
      const { currency } = brand;
      const [member, upline] = [await memberByAccount(db, 'amihan10'), await memberByAccount(db, 'agent111')];
      if (!member || !upline) throw new Error('The seed has no such members.');
      const start = Date.now();
      let days = 0;
      await fc.assert(
        fc.asyncProperty(fc.tuple(tab, tab), async (tabs) => {
          // A day for each schedule, so that no daily limit hides the rest.
          const at = start + ++days * DAY_MS;
          const funding = { memberId: member.id, amount: minorUnits(10 * STEP), kind: 'deposit', at } as const;
          await deposit(db, { ...funding, idempotencyKey: `fund-${days}` });
          const [had, theirs] = [await balanceOf(db, member.id), await balanceOf(db, upline.id)];
          const before = await transferredBy(db, { memberId: member.id, currency, now: at });
          const moved = new Map<number, number>();
          await Promise.all(
            tabs.map(async (steps) => {
              for (const { key, size, seen } of steps) {
                const sending = transferToUpline(db, {
                  ...{ member, amount: minorUnits(size * STEP), currency: brand.currency, at },
                  ...{ shownAccount: masked(upline.account), made: before.made + seen },
                  idempotencyKey: `${days}-${key}`,
                });
                const id = await refusable(sending);
                if (id !== undefined) moved.set(id, size * STEP);
              }
            }),
          );
          const sum = [...moved.values()].reduce((total, amount) => total + amount, 0);
          expect(await balanceOf(db, member.id)).toBe(had - sum);
          expect(await balanceOf(db, upline.id)).toBe(theirs + sum);
          expect(await transferredBy(db, { memberId: member.id, currency, now: at })).toEqual({
            ...{ made: before.made + moved.size, times: moved.size },
            amount: sum,
          });
          expect(await faultsOfLedger(sandbox)).toEqual([]);
        }),
        { numRuns: SCHEDULES, endOnFailure: true },
      );
      expect(sandbox.reports).toEqual([]);
    },
    scheduleTime(2000),
  );
});

/** A refusal is an answer; anything else fails the test. */
async function refusable(sending: Promise<number>): Promise<number | undefined> {
  return sending.catch((problem: unknown) => {
    if (problem instanceof Refusal) return undefined;
    throw problem;
  });
}
