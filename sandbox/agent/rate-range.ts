import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { members } from '../member/member-tables.ts';

/** The highest rate among the direct downlines of each of some members; without downlines, none. */
export async function highestBelow(db: Database, ids: number[]): Promise<ReadonlyMap<number | null, number>> {
  const found = await db
    .select({ id: members.uplineId, rate: sql`max(${members.rate})`.mapWith(Number) })
    .from(members)
    .where(inArray(members.uplineId, ids))
    .groupBy(members.uplineId);
  return new Map(found.map(({ id, rate }) => [id, rate]));
}
