import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minorUnits, sum } from '#schemas/money/minor-units.ts';
import { gamesOf } from '../catalogue/game-items.ts';
import { deposit } from '../ledger/deposit.ts';
import { balanceOf } from '../ledger/ledger-accounts.ts';
import { settleBet } from '../play/bet.ts';
import { Refusal } from '../refusal.ts';
import { memberByAccount } from '../roster/member.ts';
import { databasesOfTurn } from '../testing/databases-of-turn.ts';
import { SCHEDULES, scheduleTime } from '../testing/schedules.fixture.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { faultsOfLedger } from '../withdrawals/withdrawal-bench.fixture.ts';
import { type TransferRequest, transferMoney } from './transfer-money.ts';
import { playingBalance } from './wallet-balances.ts';

const VENDORS = ['JDW', 'BLF', 'RGL'] as const;
/** Its wallet moves no money. */
const CLOSED = 'RGL';
const STEP = 1000;

/** A step of a tab or a game. A repeated step has the same key. */
const step = fc.record({
  what: fc.constantFrom('in' as const, 'out' as const, 'all-back' as const, 'bet' as const),
  which: fc.nat({ max: 2 }),
  vendor: fc.nat({ max: 2 }),
  size: fc.integer({ min: 1, max: 4 }),
});
const sender = fc.array(step, { minLength: 1, maxLength: 8 });

describe.each(databasesOfTurn(import.meta.url))('schedules of transfers on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox(kind);
    sandbox.platform.switches.vendorWallets = true;
  });
  afterAll(() => sandbox.close());

  test(
    'move each amount once and lose nothing, whatever tabs and games repeat',
    async () => {
      const { db } = sandbox.platform;
      const memberId = (await memberByAccount(db, 'player5'))?.id ?? 0;
      const total = async () => {
        const inVendors = await Promise.all(VENDORS.map((vendor) => playingBalance(db, memberId, vendor)));
        return sum(await balanceOf(db, memberId), ...inVendors);
      };
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.tuple(sender, sender, sender), async (senders) => {
          run += 1;
          const at = Date.now();
          await deposit(db, {
            memberId,
            amount: minorUnits(5 * STEP),
            kind: 'deposit',
            idempotencyKey: `fund-${run}`,
            at,
          });
          const had = await total();
          /** Amount moved by each key, or taken and paid by each bet. A repetition must give the same answer. */
          const outcomes = new Map<string, string>();
          const bets = new Map<string, number>();
          const agree = (key: string, outcome: unknown) => {
            const said = JSON.stringify(outcome);
            expect(outcomes.get(key) ?? said).toBe(said);
            outcomes.set(key, said);
          };
          const bet = async (vendor: string, size: number, idempotencyKey: string) => {
            const game = gamesOf(sandbox.platform).find(({ vassalage }) => vassalage === vendor);
            if (!game) throw new Error(`The vendor ${vendor} has no game.`);
            const playing = { memberId, game, wallet: vendor };
            const stake = minorUnits(size * STEP);
            const { win } = await settleBet(sandbox.platform, {
              playing,
              stake,
              win: minorUnits(STEP),
              idempotencyKey,
            });
            bets.set(idempotencyKey, win - stake);
          };
          const transfer = async (
            wanted: Pick<TransferRequest, 'direction' | 'vendor' | 'amount'>,
            idempotencyKey: string,
          ) => {
            const isClosed = (vendor: string) => vendor === CLOSED;
            agree(idempotencyKey, await transferMoney(db, { memberId, ...wanted, idempotencyKey, at, isClosed }));
          };
          const send = ({ what, which, vendor: index, size }: (typeof senders)[0][0]) => {
            const [vendor = CLOSED, key] = [VENDORS[index], `${run}-${what}-${which}`];
            if (what === 'bet') return bet(vendor, size, key);
            if (what === 'all-back') return transfer({ direction: 'out' }, key);
            return transfer({ direction: what, vendor, amount: minorUnits(size * STEP) }, key);
          };
          await Promise.all(
            senders.map(async (steps) => {
              for (const one of steps) await refusable(send(one));
            }),
          );
          const played = [...bets.values()].reduce((sum, result) => sum + result, 0);
          expect(await total()).toBe(had + played);
          expect(await playingBalance(db, memberId, CLOSED)).toBe(0);
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
async function refusable(sending: Promise<void>): Promise<void> {
  await sending.catch((problem: unknown) => {
    if (!(problem instanceof Refusal)) throw problem;
  });
}
