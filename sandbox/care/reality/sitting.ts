import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { MINUTE_MS } from '#sandbox/time.ts';
import { careSittings } from '../care-tables.ts';

/** A pause after which a new sitting begins. */
export const PAUSE_MS = 5 * MINUTE_MS;

export type Sitting = typeof careSittings.$inferSelect;

/** The member's last sitting; null before the first. */
export async function lastSitting(db: Database, memberId: number): Promise<Sitting | null> {
  const [sitting] = await db
    .select()
    .from(careSittings)
    .where(and(eq(careSittings.memberId, memberId)))
    .orderBy(desc(careSittings.seenAt), desc(careSittings.id))
    .limit(1);
  return sitting ?? null;
}

/** SQL for the time of a member's last activity; null for never. */
export function lastSeenAt(memberId: SQLWrapper): SQL<number | null> {
  const seenAt = sql`(select max(${careSittings.seenAt}) from ${careSittings} where ${careSittings.memberId} = ${memberId})`;
  return seenAt.mapWith((value) => (value === null ? null : Number(value)));
}

/** Start of the current sitting. After an absence longer than a pause, a new one starts at `now`. */
export async function sittingStart(db: Database, memberId: number, now: number): Promise<number> {
  const last = await lastSitting(db, memberId);
  return last && now - last.seenAt <= PAUSE_MS ? last.startedAt : now;
}
