import { and, count, eq } from 'drizzle-orm';
import type { MessageGroups } from '#schemas/generated/platform.ts';
import { membersByLevel } from '../agent/members-by-level.ts';
import { lineage } from '../agent/team-tables.ts';
import type { Database } from '../database/database.ts';
import { isAgentType, type Member } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';

type Groups = Pick<MessageGroups, 'groups' | 'levels'>;

/** The groups that an agent can write to, with how many accounts are in each. */
export async function groupsOf(db: Database, { id, directs, below }: Member): Promise<Groups> {
  const levels = [...(await membersByLevel(db, id))].filter(([level, people]) => level > 0 && people > 0);
  return {
    groups: [
      { kind: 'directs', people: directs },
      { kind: 'agents', people: await agentsBelow(db, id) },
      { kind: 'team', people: below },
    ],
    levels: levels.map(([level, people]) => ({ level, people })),
  };
}

/** Looks at agents alone, who are few among the accounts of a team. */
async function agentsBelow(db: Database, agentId: number): Promise<number> {
  const [row] = await db
    .select({ agents: count() })
    .from(members)
    .innerJoin(lineage, and(eq(lineage.memberId, members.id), eq(lineage.ancestorId, agentId)))
    .where(isAgentType(members.type));
  return row?.agents ?? 0;
}
