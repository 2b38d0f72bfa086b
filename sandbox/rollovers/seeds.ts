import { minorUnits } from '#schemas/money/minor-units.ts';
import type { Seeds } from '../hooks/seeds.ts';
import type { PlannedTransaction } from '../seed-plan/planned-transaction.ts';
import type { SeedPlan } from '../seed-plan/seed-plan.ts';
import { rollovers } from './rollover-tables.ts';

/** The player who still has turnover to reach before all of the money can be withdrawn. */
const HELD_PLAYER = 'player19';

/** Eighths of the deposit that are held back, and that have been staked. */
const HELD = 4;
const DONE = 3;
const WHOLE = 8;

export const seeds: Seeds = {
  write: async ({ db, plan, day }) => {
    await db.insert(rollovers).values(openRows(plan, day));
    await db.insert(rollovers).values(finishedRows(plan, day));
  },
  times: [rollovers.openedAt, rollovers.closedAt],
  money: [rollovers.held, rollovers.required, rollovers.done],
};

/** Turnover for that player's opening deposit, in US cents. */
function openRows({ members, transactions }: SeedPlan, day: number): (typeof rollovers.$inferInsert)[] {
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

/** Turnover that was asked for and reached in the past of a member. */
function finishedRows({ past, transactions }: SeedPlan, day: number): (typeof rollovers.$inferInsert)[] {
  return transactions.flatMap(({ turnover, memberId, stake, offset }, index) => {
    if (!turnover) return [];
    const required = minorUnits(turnover.required);
    const reached = reachedAt(past.transactions, offset, required);
    return [
      {
        ...{ memberId, transactionId: index + 1, source: 'promotion' as const, promotionId: turnover.promotionId },
        ...{ held: minorUnits(stake), required, done: required, status: 'finished' as const },
        ...{ openedAt: day + offset, closedAt: day + reached },
      },
    ];
  });
}

/** Time of the stake that completed the turnover, counting those after `since`. */
function reachedAt(past: readonly PlannedTransaction[], since: number, required: number): number {
  let left = required;
  for (const { stake, offset } of past.filter((movement) => movement.kind === 'bet' && movement.offset > since)) {
    left -= stake;
    if (left <= 0) return offset;
  }
  throw new Error('The seeded bets do not reach the turnover of the bonus.');
}
