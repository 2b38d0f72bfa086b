import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { Refusal } from '../refusal.ts';
import { databasesOfTurn } from '../testing/databases-of-turn.ts';
import { IS_LONG, SCHEDULES, scheduleTime } from '../testing/schedules.fixture.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { DAY_MS, MINUTE_MS } from '../time.ts';
import { approveWithdrawal, refuseWithdrawal } from './decide-withdrawal.ts';
import { sendTransfer } from './send-transfer.ts';
import { faultsOfLedger, faultsOfMember, heldBalance, withdrawingMember } from './withdrawal-bench.fixture.ts';
import { withdrawalsMade } from './withdrawal-rules.ts';
import { withdrawals } from './withdrawal-tables.ts';

/** Members among whom the schedules are divided, as a long record slows everything down. */
const PLAYERS = IS_LONG ? 19 : 1;
const BATCH = Math.ceil((SCHEDULES + 1) / PLAYERS);

const STEP = 10_000;
/** Three of them are what is sent of one step. */
const PART = 3300;

/**
 * A step of a tab or the operator. A repeated step has the same key. A request has `seen` this many earlier requests.
 */
const step = fc.record({
  what: fc.constantFrom('request' as const, 'approve' as const, 'refuse' as const, 'send' as const),
  which: fc.nat({ max: 2 }),
  size: fc.integer({ min: 1, max: 3 }),
  seen: fc.nat({ max: 2 }),
});
const sender = fc.array(step, { minLength: 1, maxLength: 8 });

describe.each(databasesOfTurn(import.meta.url))('schedules of withdrawals on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox(kind);
  });
  afterAll(() => sandbox.close());

  test(
    'take, send and return each amount once, and never two that were begun from the same list',
    async () => {
      const start = Date.now();
      let member = await withdrawingMember(sandbox, 'player2', start);
      const { db } = sandbox.platform;
      let days = 0;
      await fc.assert(
        fc.asyncProperty(fc.tuple(sender, sender), async (senders) => {
          // A day for each schedule, so that no daily limit hides the rest.
          const at = start + ++days * DAY_MS;
          if (days % BATCH === 0) member = await withdrawingMember(sandbox, `player${2 + days / BATCH}`, start);
          const { memberId } = member;
          await member.fund(10 * STEP);
          const [had, held] = [await member.balance(), await heldBalance(sandbox)];
          const before = await withdrawalsMade(db, memberId);
          const [ids, lists] = [new Map<number, number>(), new Set<number>()];
          const keyOf = (which: number) => `${days}-${which}`;
          const idOf = (which: number) => ids.get(which) ?? 0;
          const send = {
            request: async (which: number, size: number, seen: number) => {
              lists.add(seen);
              const asked = await member.request(size * STEP, keyOf(which), at, before + seen);
              ids.set(which, asked.transactionId);
            },
            approve: (which: number) => approveWithdrawal(db, idOf(which), at),
            refuse: (which: number) => refuseWithdrawal(db, idOf(which), at),
            send: (which: number, size: number) =>
              sendTransfer(db, {
                ...{ withdrawalId: idOf(which), amount: minorUnits(size * PART), idempotencyKey: keyOf(which) },
                ...{ at, countsAt: at + MINUTE_MS },
              }),
          };
          await Promise.all(
            senders.map(async (steps) => {
              for (const one of steps) await refusable(send[one.what](one.which, one.size, one.seen));
            }),
          );
          const own = and(eq(withdrawals.memberId, memberId), eq(withdrawals.createdAt, at));
          const made = await db.select().from(withdrawals).where(own);
          expect(made.length).toBe(ids.size);
          expect(made.length).toBeLessThanOrEqual(lists.size);
          const kept = made.filter(({ status }) => status !== 'refused');
          expect(await member.balance()).toBe(had - sum(kept.map(({ amount }) => amount)));
          const unsent = kept.map(({ amount, fee, sent }) => (sent === amount - fee ? 0 : amount - sent));
          expect(await heldBalance(sandbox)).toBe(held + sum(unsent));
          // Reading all entries after every schedule would take quadratic time.
          const isAllRead = !IS_LONG || days % BATCH === 0 || days === SCHEDULES;
          const faults = isAllRead ? faultsOfLedger(sandbox) : faultsOfMember(sandbox, memberId);
          expect(await faults).toEqual([]);
        }),
        { numRuns: SCHEDULES, endOnFailure: true },
      );
      expect(sandbox.reports).toEqual([]);
    },
    scheduleTime(2000),
  );
});

/** A refusal is an answer; anything else fails the test. */
async function refusable(sending: Promise<void>): Promise<void> {
  await sending.catch((problem: unknown) => {
    if (!(problem instanceof Refusal)) throw problem;
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
