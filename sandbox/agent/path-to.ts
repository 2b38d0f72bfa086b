import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Member } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { lineage } from './team-tables.ts';

interface Placed {
  member: Pick<Member, 'id' | 'account'>;
  /** Levels below the agent. */
  level: number;
}

/** Accounts from the agent whom the levels count from down to a member of the team, with both. */
export async function pathTo(db: Database, { member, level }: Placed): Promise<string[]> {
  const above = await db
    .select({ account: members.account })
    .from(lineage)
    .innerJoin(members, eq(members.id, lineage.ancestorId))
    .where(and(eq(lineage.memberId, member.id), lte(lineage.level, level)))
    .orderBy(desc(lineage.level));
  return [...above.map(({ account }) => account), member.account];
}
