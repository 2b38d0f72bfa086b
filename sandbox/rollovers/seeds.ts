import { minorUnits } from '#schemas/money/minor-units.ts';
import type { Seeds } from '../hooks/seeds.ts';
import { type SeedPlan, transactionId } from '../seed-plan/seed-plan.ts';
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
    await db.insert(rollovers).values(finishedRow(plan, day));
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

/** Turnover for the bonus of the member with a past. */
function finishedRow(plan: SeedPlan, day: number): typeof rollovers.$inferInsert {
  const { memberId, bonus } = plan.past;
  return {
    ...{ memberId, transactionId: transactionId(plan, bonus.idempotencyKey), source: 'promotion' },
    ...{ promotionId: bonus.promotionId, held: bonus.amount, required: bonus.required, done: bonus.required },
    ...{ status: 'finished', openedAt: day + bonus.paid, closedAt: day + bonus.finished },
  };
}
