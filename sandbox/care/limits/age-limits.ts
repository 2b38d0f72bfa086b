import { eq } from 'drizzle-orm';
import { isOldEnough } from '#sandbox/fields/registration-rules.ts';
import { dayIn } from '#sandbox/merchants/days.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import type { Platform } from '#sandbox/platform.ts';
import { members, verifications } from '#sandbox/roster/member-tables.ts';
import type { CountingLimit } from '../care-rules.ts';
import { careRulesOf } from '../care-rules-of.ts';

/**
 * The limits that a regulator sets for a member's age, until the birthday that ends them, on the merchant's
 * clock. A verified date of birth counts
 * before the one that was typed at the registration; without either there are none.
 */
export async function ageLimits(platform: Platform, memberId: number, now: number): Promise<readonly CountingLimit[]> {
  const { parts, youngAdults } = careRulesOf(platform);
  if (!youngAdults || !parts.includes('limits')) return [];
  const birthday = await birthdayOf(platform, memberId);
  return birthday !== undefined && !isOldEnough(birthday, youngAdults.below, dayIn(now, merchantZone(platform)))
    ? youngAdults.limits
    : [];
}

async function birthdayOf({ db }: Platform, memberId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ details: members.details, verified: verifications.info })
    .from(members)
    .leftJoin(verifications, eq(verifications.memberId, members.id))
    .where(eq(members.id, memberId));
  return row?.verified?.birthday ?? row?.details['birthday'];
}
