import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { teamDays } from './team-tables.ts';

/** Accounts on each level of a team: all that were ever opened there, as none leaves it. Level 0 is the account itself. */
export async function membersByLevel(db: Database, headId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ level: teamDays.level, members: sql`sum(${teamDays.registrations})`.mapWith(Number) })
    .from(teamDays)
    .where(eq(teamDays.memberId, headId))
    .groupBy(teamDays.level)
    .orderBy(teamDays.level);
  const below = rows.filter(({ level }) => level > 0);
  return new Map([[0, 1], ...below.map(({ level, members }) => [level, members] as const)]);
}
