import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { AGENT_TYPE } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { lockedLine } from './lineage.ts';
import { registrationLinks } from './team-tables.ts';

/** The agent that a code belongs to, and the link if the code is a link's. */
export interface Invitation {
  agentId: number;
  link: typeof registrationLinks.$inferSelect | null;
}

/** Terms that a new member starts with, set by the link or the agent. */
interface Place {
  uplineId: number;
  type: number;
  rate: number;
}

/** The invitation of a code, ignoring case; null for an unknown code, and for a link that is disabled or expired. */
export async function invitationOf({ db, now }: Platform, code: string): Promise<Invitation | null> {
  const upperCode = code.toUpperCase();
  const [agent] = await db.select({ id: members.id }).from(members).where(eq(members.affiliateCode, upperCode));
  if (agent) return { agentId: agent.id, link: null };
  const [link] = await db
    .select()
    .from(registrationLinks)
    .where(and(eq(registrationLinks.code, upperCode), isOpen(now())));
  return link ? { agentId: link.agentId, link } : null;
}

/**
 * Locks the agent's line and counts a use of the link. Runs in the transaction that stores the member. @returns null if
 * the link has been disabled or has expired in between
 */
export async function takeInvitation(db: Database, { agentId, link }: Invitation, now: number): Promise<Place | null> {
  const agent = await lockedLine(db, agentId);
  if (!link) return { uplineId: agentId, type: 0, rate: 0 };
  const used = await db
    .update(registrationLinks)
    .set({ uses: sql`${registrationLinks.uses} + 1` })
    .where(and(eq(registrationLinks.id, link.id), isOpen(now)))
    .returning({ id: registrationLinks.id });
  if (used.length === 0) return null;
  // The agent's rate may have fallen since the link was made.
  return { uplineId: agentId, type: link.kind === 'agent' ? AGENT_TYPE : 0, rate: Math.min(link.rate, agent.rate) };
}

function isOpen(now: number) {
  const { isEnabled, expiresAt } = registrationLinks;
  return and(eq(isEnabled, true), or(isNull(expiresAt), gt(expiresAt, now)));
}
