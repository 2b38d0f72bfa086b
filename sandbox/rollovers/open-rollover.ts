import { type MinorUnits, minorUnits, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { rollovers } from './rollover-tables.ts';

export interface NewRollover {
  memberId: number;
  /** The ledger transaction that credited the money. */
  transactionId: number;
  /** Id of the promotion whose bonus it is; left out for a deposit. */
  promotionId?: number;
  /** Cannot be withdrawn until the turnover is reached. */
  held: MinorUnits;
  /** Multiple of `held` that must be staked: 1 for a deposit. */
  times: number;
  at: number;
}

/** Opens a turnover requirement, once per ledger transaction, in the database transaction that credits the money. */
export async function openRollover(db: Database, rollover: NewRollover): Promise<void> {
  const { memberId, transactionId, promotionId, held, times, at } = rollover;
  await db
    .insert(rollovers)
    .values({
      ...{ memberId, transactionId, held },
      source: promotionId === undefined ? 'deposit' : 'promotion',
      promotionId: promotionId ?? null,
      required: minorUnits(held * times),
      ...{ done: ZERO, status: 'open', openedAt: at },
    })
    .onConflictDoNothing({ target: rollovers.transactionId });
}
