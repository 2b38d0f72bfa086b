import { eq } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import type { Member } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { memberByMobile } from './member-by-mobile.ts';
import { type MobileClaim, proveMobile } from './prove-mobile.ts';

/**
 * Checks that the visitor owns a number, and stores it as proven with the member it belongs to; null without one.
 * @throws Refusal code_wrong, code_expired, or too_many_attempts while the visitor must wait
 */
export async function provenMember(platform: Platform, claim: Omit<MobileClaim, 'purpose'>): Promise<Member | null> {
  const { mobile } = claim;
  await proveMobile(platform, { purpose: 'member', ...claim });
  const member = await memberByMobile(platform.db, mobile);
  if (member?.mobile === null) await platform.db.update(members).set({ mobile }).where(eq(members.id, member.id));
  return member;
}
