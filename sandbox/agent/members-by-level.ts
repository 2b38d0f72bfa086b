import { count, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { lineage } from './team-tables.ts';

/** Accounts on each level below an account, and 1 on level 0, which is the account itself. */
export async function membersByLevel(db: Database, ancestorId: number): Promise<Map<number, number>> {
  const found = await db
    .select({ level: lineage.level, members: count() })
    .from(lineage)
    .where(eq(lineage.ancestorId, ancestorId))
    .groupBy(lineage.level)
    .orderBy(lineage.level);
  return new Map([[0, 1], ...found.map(({ level, members }) => [level, members] as const)]);
}
