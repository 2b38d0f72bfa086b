import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { hooksOf } from '#sandbox/hooks/hooks.ts';
import type { Platform } from '#sandbox/platform.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { members, verifications } from '#sandbox/roster/member-tables.ts';
import { needsVerification } from '#sandbox/roster/verification.ts';
import { careRulesOf } from '../care-rules-of.ts';

/**
 * Lets no account play that an agent has opened and whose owner has said nothing of themselves: its name alone shows no register
 * whose it is. The verification asks for all that does; where members verify nothing, My account takes a mail address.
 * @throws Refusal verification_due or owner_unknown
 */
export async function requireKnownOwner(platform: Platform, memberId: number): Promise<void> {
  if (!(await isUnknown(platform.db, memberId))) return;
  if (needsVerification(platform, { type: 0 }))
    throw new Refusal(403, 'verification_due', 'Say who you are before you play: verify your identity.');
  // Registers only matter for self-exclusion.
  if (!careRulesOf(platform).parts.includes('selfExclusion')) return;
  throw new Refusal(403, 'owner_unknown', 'Say who you are before you play: add your email address.');
}

async function isUnknown(db: Database, memberId: number): Promise<boolean> {
  const { id, uplineId, type, details, mobile, email } = members;
  const saysNothing = and(isNull(mobile), isNull(email), sql`not ${details} ? 'birthday'`);
  const owners = await db
    .select({ id })
    .from(members)
    .leftJoin(verifications, eq(verifications.memberId, id))
    .where(and(eq(id, memberId), isNotNull(uplineId), eq(type, 0), saysNothing, isNull(verifications.info)))
    .limit(1);
  return owners.length > 0 && (await hooksOf(db).count('agentsWhoOpened', { db, memberId })) > 0;
}
