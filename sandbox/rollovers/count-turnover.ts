import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type Rollover, rollovers } from './rollover-tables.ts';

interface Turnover {
  memberId: number;
  /** Minor units. */
  stake: number;
  at: number;
}

/** The member's oldest open rollovers, the first to be counted first. */
export async function openRolloversOf(db: Database, memberId: number, limit: number): Promise<Rollover[]> {
  return db.select().from(rollovers).where(isOpenFor(memberId)).orderBy(asc(rollovers.id)).limit(limit);
}

/** What all open rollovers of a member hold back, and what must still be staked for them, in minor units. */
export async function openSumsOf(db: Database, memberId: number): Promise<Record<'held' | 'left', number>> {
  const [found] = await db
    .select({
      held: sql`coalesce(sum(${rollovers.held}), 0)`.mapWith(Number),
      left: sql`coalesce(sum(${rollovers.required} - ${rollovers.done}), 0)`.mapWith(Number),
    })
    .from(rollovers)
    .where(isOpenFor(memberId));
  return found ?? { held: 0, left: 0 };
}

/**
 * Counts a settled bet towards the member's rollovers: the oldest first, and what is left over towards the next one. Runs
 * in the database transaction that settles the bet.
 */
export async function countTurnover(db: Database, { memberId, stake, at }: Turnover): Promise<void> {
  const open = await db.select().from(rollovers).where(isOpenFor(memberId)).orderBy(asc(rollovers.id)).for('update');
  let left = stake;
  for (const { id, required, done } of open) {
    const counted = Math.min(left, required - done);
    if (counted === 0) return;
    left -= counted;
    const progress = done + counted;
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
