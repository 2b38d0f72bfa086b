import { minorUnits } from '#schemas/money/minor-units.ts';
import type { rollovers } from '../rollovers/rollover-tables.ts';
import type { SeedPlan } from './plan.ts';

/** The player who still has turnover to reach before all of the money can be withdrawn. */
const HELD_PLAYER = 'player19';

/** Eighths of the deposit that are held back, and that have been staked. */
const HELD = 4;
const DONE = 3;
const WHOLE = 8;

/** Turnover for that player's opening deposit, in US cents. */
export function rolloverRows({ members, transactions }: SeedPlan, day: number): (typeof rollovers.$inferInsert)[] {
  const memberId = members.find(({ account }) => account === HELD_PLAYER)?.id;
  return transactions.flatMap(({ kind, memberId: owner, stake, offset }, index) => {
    if (kind !== 'deposit' || owner !== memberId) return [];
    const part = (stake - (stake % WHOLE)) / WHOLE;
    const [held, done] = [minorUnits(part * HELD), minorUnits(part * DONE)];
    return [
      {
        ...{ memberId: owner, transactionId: index + 1, source: 'deposit' as const, status: 'open' as const },
        ...{ held, required: held, done, openedAt: day + offset },
      },
    ];
  });
}
