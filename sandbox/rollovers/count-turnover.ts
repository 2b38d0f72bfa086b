import { and, asc, eq, sql } from 'drizzle-orm';
import { type MinorUnits, minus, sum, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { type Rollover, rollovers } from './rollover-tables.ts';

interface Turnover {
  memberId: number;
  stake: MinorUnits;
  at: number;
}

/** The member's oldest open rollovers, the first to be counted first. */
export async function openRolloversOf(db: Database, memberId: number, limit: number): Promise<Rollover[]> {
  return db.select().from(rollovers).where(isOpenFor(memberId)).orderBy(asc(rollovers.id)).limit(limit);
}

/** Amount that a member's open rollovers hold back, and stakes still needed to free it. */
export async function openSumsOf(db: Database, memberId: number): Promise<Record<'held' | 'left', MinorUnits>> {
  const [sums] = await db
    .select({
      held: sql`coalesce(sum(${rollovers.held}), 0)`.mapWith(moneyOf),
      left: sql`coalesce(sum(${rollovers.required} - ${rollovers.done}), 0)`.mapWith(moneyOf),
    })
    .from(rollovers)
    .where(isOpenFor(memberId));
  return sums ?? { held: ZERO, left: ZERO };
}

/**
 * Counts a settled bet towards the member's rollovers: the oldest first, and what is left over towards the next one. Runs
 * in the database transaction that settles the bet.
 */
export async function countTurnover(db: Database, { memberId, stake, at }: Turnover): Promise<void> {
  let left = stake;
  while (left > 0) {
    const [oldest] = await db
      .select()
      .from(rollovers)
      .where(isOpenFor(memberId))
      .orderBy(asc(rollovers.id))
      .limit(1)
      .for('update');
    if (!oldest) return;
    const { id, required, done } = oldest;
    const due = minus(required, done);
    const counted = left < due ? left : due;
    left = minus(left, counted);
    const progress = sum(done, counted);
    const closing = progress === required ? ({ status: 'finished', closedAt: at } as const) : {};
    await db
      .update(rollovers)
      .set({ done: progress, ...closing })
      .where(eq(rollovers.id, id));
  }
}

function isOpenFor(memberId: number) {
  return and(eq(rollovers.memberId, memberId), eq(rollovers.status, 'open'));
}
