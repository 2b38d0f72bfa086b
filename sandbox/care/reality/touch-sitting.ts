import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { careSittings } from '../care-tables.ts';
import { PAUSE_MS } from './sitting.ts';

/** Notes that a member is active: the sitting goes on, or a new one begins after a pause. */
export async function touchSitting(db: Database, memberId: number, now: number): Promise<void> {
  const { id, seenAt, startedAt } = careSittings;
  const last = sql`(select s.id from ${careSittings} s where s.member_id = ${memberId} order by s.seen_at desc, s.id desc limit 1)`;
  const continued = await db
    .update(careSittings)
    .set({ seenAt: sql`greatest(${seenAt}, ${now}::bigint)` })
    .where(and(eq(id, last), gte(seenAt, now - PAUSE_MS)))
    .returning({ startedAt });
  if (continued.length === 0) await db.insert(careSittings).values({ memberId, startedAt: now, seenAt: now });
}
