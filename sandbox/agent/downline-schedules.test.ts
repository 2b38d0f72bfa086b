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
import { transferToUpline } from '../upline/transfer-to-upline.ts';
import { transferredBy } from '../upline/upline-rules.ts';
import { faultsOfLedger } from '../withdrawals/withdrawal-bench.fixture.ts';
import { transferToDownline } from './transfer-to-downline.ts';

const STEP = 10_000;

/**
 * A step of a tab, sending money down or up. A repeated step has the same key; `seen` is the number of transfers that
 * the tab knows of.
 */
const step = fc.record({
  way: fc.constantFrom('down', 'up'),
  key: fc.nat({ max: 3 }),
  size: fc.integer({ min: 1, max: 2 }),
  seen: fc.nat({ max: 2 }),
});
const tab = fc.array(step, { minLength: 1, maxLength: 6 });

describe.each(databasesOfTurn(import.meta.url))('schedules of transfers to a downline and back on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox(kind);
  });
  afterAll(() => sandbox.close());

  test(
    'move each amount once, whatever goes the other way meanwhile',
    async () => {
      const { db, brand } = sandbox.platform;
      const { currency } = brand;
      const [agent, downline] = [await memberByAccount(db, 'agent3'), await memberByAccount(db, 'mangga7')];
      if (!agent || !downline) throw new Error('The seed has no such members.');
      const start = Date.now();
      let days = 0;
      await fc.assert(
        fc.asyncProperty(fc.tuple(tab, tab, tab), async (tabs) => {
          // A day for each schedule, so that no daily limit hides the rest.
          const at = start + ++days * DAY_MS;
          for (const { id: memberId } of [agent, downline]) {
            const funding = { memberId, amount: minorUnits(10 * STEP), kind: 'deposit', at } as const;
            await deposit(db, { ...funding, idempotencyKey: `fund-${memberId}-${days}` });
          }
          const [had, theirs] = [await balanceOf(db, agent.id), await balanceOf(db, downline.id)];
          const before = await transferredBy(db, { memberId: agent.id, currency, now: at, kind: 'downline' });
          const { made: madeUp } = await transferredBy(db, { memberId: downline.id, currency, now: at });
          const moved = new Map<number, number>();
          const send = ({ way, key, size, seen }: { way: string; key: number; size: number; seen: number }) => {
            const common = { amount: minorUnits(size * STEP), currency, at, idempotencyKey: `${days}-${key}` };
            if (way === 'down')
              return transferToDownline(sandbox.platform, { ...common, agent, downline, made: before.made + seen });
            const shown = { member: downline, shownAccount: masked(agent.account), made: madeUp + seen };
            return transferToUpline(db, { ...common, ...shown });
          };
          await Promise.all(
            tabs.map(async (steps) => {
              for (const one of steps) {
                const id = await refusable(send(one));
                if (id !== undefined) moved.set(id, (one.way === 'down' ? 1 : -1) * one.size * STEP);
              }
            }),
          );
          const down = [...moved.values()].reduce((total, amount) => total + amount, 0);
          expect(await balanceOf(db, agent.id)).toBe(had - down);
          expect(await balanceOf(db, downline.id)).toBe(theirs + down);
          const sent = [...moved.values()].filter((amount) => amount > 0);
          expect(await transferredBy(db, { memberId: agent.id, currency, now: at, kind: 'downline' })).toMatchObject({
            ...{ made: before.made + sent.length, times: sent.length },
            amount: sent.reduce((total, amount) => total + amount, 0),
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
