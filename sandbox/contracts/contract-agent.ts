import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { masked } from '../roster/masked.ts';
import { isAgent, type Member } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';

/** A direct downline that is an agent. @throws Refusal not_found for everyone else, whether they exist or not */
export async function directAgent(db: Database, uplineId: number, account: string): Promise<Member> {
  const below = await directAgents(db, uplineId);
  const agent = below.find((candidate) => candidate.account.toLowerCase() === account.toLowerCase());
  if (agent) return agent;
  throw new Refusal(404, 'not_found', `You have no agent ${account} directly below you.`);
}

export async function directAgents(db: Database, uplineId: number): Promise<Member[]> {
  const below = await db.select().from(members).where(eq(members.uplineId, uplineId)).orderBy(members.account);
  return below.filter(isAgent);
}

/** Accounts of members, as the agent sees them: those of downlines in full, the upline's with its middle masked. */
export async function accountsFor(db: Database, agentId: number, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: members.id, account: members.account, uplineId: members.uplineId })
    .from(members)
    .where(inArray(members.id, [...ids]));
  return new Map(rows.map(({ id, account, uplineId }) => [id, uplineId === agentId ? account : masked(account)]));
}
