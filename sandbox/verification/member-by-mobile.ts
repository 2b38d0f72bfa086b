import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Member } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { UNMATCHABLE_HASH } from '../roster/password.ts';

/**
 * The member who has proven a number, or else the account that was opened with it and has no other way in. An account
 * with a password or an email is left out: the person who opened it could share it with the number's owner.
 * @param mobile E.164
 */
export async function memberByMobile(db: Database, mobile: string): Promise<Member | null> {
  const unproven = and(
    eq(members.account, mobile.slice(1)),
    isNull(members.mobile),
    isNull(members.email),
    eq(members.passwordHash, UNMATCHABLE_HASH),
  );
  const [member] = await db
    .select()
    .from(members)
    .where(or(eq(members.mobile, mobile), unproven))
    .orderBy(isNull(members.mobile))
    .limit(1);
  return member ?? null;
}
