import { and, eq } from 'drizzle-orm';
import type { Platform } from '#sandbox/platform.ts';
import { isTrial, type Member } from '#sandbox/roster/member.ts';
import { sessions } from '#sandbox/session/session-tables.ts';
import { careMemberRow, setCareMember } from '../care-member-row.ts';
import { careRulesOf } from '../care-rules-of.ts';
import { sessionBreach } from '../limits/breach.ts';
import { logEvent } from '../log/log-event.ts';
import { checkDueAt } from './reality-check.ts';
import { sittingStart } from './sitting.ts';
import { touchSitting } from './touch-sitting.ts';

/** Resolution of a member's time without play, in milliseconds. Stakes and starts of games are recorded exactly. */
const EVERY_MS = 10_000;

/**
 * Notes a call of a member: the sitting goes on, a session time that is used up ends the session, and a reality check that is due
 * is announced.
 * @param seenAt when the member was last seen; null for never
 */
export async function noteActivity(platform: Platform, member: Member, seenAt: number | null): Promise<void> {
  const { db, now } = platform;
  const time = now();
  if (isTrial(member) || (seenAt !== null && time - seenAt < EVERY_MS)) return;
  await touchSitting(db, member.id, time);
  if (await sessionBreach(platform, member.id, time)) await endPlay(platform, member.id);
  if (careRulesOf(platform).parts.includes('realityCheck')) await announceCheck(platform, member.id, time);
}

/** The member's sessions can only withdraw from now on. */
async function endPlay({ db, live }: Platform, memberId: number): Promise<void> {
  await db
    .update(sessions)
    .set({ isPayout: true })
    .where(and(eq(sessions.memberId, memberId), eq(sessions.replaced, false)));
  live.publish('care', { kind: 'stopped' }, memberId);
}

async function announceCheck(platform: Platform, memberId: number, now: number): Promise<void> {
  const { db, live } = platform;
  const dueAt = await checkDueAt(platform, memberId, await sittingStart(db, memberId, now));
  const { checkToldFor } = await careMemberRow(db, memberId);
  if (now < dueAt || checkToldFor === dueAt) return;
  await setCareMember(db, memberId, { checkToldFor: dueAt });
  await logEvent(db, { memberId, kind: 'reality-check-due', facts: { dueAt }, at: now });
  live.publish('care', { kind: 'realityCheck' }, memberId);
}
