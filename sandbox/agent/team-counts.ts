import { and, between, eq, sql } from 'drizzle-orm';
import type { RecordRange } from '../calls/record-range.ts';
import type { Database } from '../database/database.ts';
import { teamActivity } from './team-tables.ts';

export type TeamRange = Pick<RecordRange, 'from' | 'to' | 'start' | 'end' | 'timeZone'>;

/** Number of accounts of a team that bet in a range of days: in total, per day and per level. */
export async function activeMembers(db: Database, headId: number, { from, to }: Pick<TeamRange, 'from' | 'to'>) {
  const { day, level, members, previous } = teamActivity;
  const rows = await db
    .select({
      ...{ day, level, members: sql`sum(${members})`.mapWith(Number) },
      /** Counts each member on their first day in the range only. */
      first: sql`coalesce(sum(${members}) filter (where ${previous} < ${from}), 0)`.mapWith(Number),
    })
    .from(teamActivity)
    .where(and(eq(teamActivity.headId, headId), between(day, from, to)))
    .groupBy(day, level);
  const sums = { total: 0, byDay: new Map<string, number>(), byLevel: new Map<number, number>() };
  for (const row of rows) {
    sums.total += row.first;
    sums.byDay.set(row.day, (sums.byDay.get(row.day) ?? 0) + row.members);
    sums.byLevel.set(row.level, (sums.byLevel.get(row.level) ?? 0) + row.first);
  }
  return sums;
}
