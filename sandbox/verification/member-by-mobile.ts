import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { members } from '../member/member-tables.ts';
import type { Member } from '../session/member.ts';

/** @param mobile E.164 */
export async function memberByMobile(db: Database, mobile: string): Promise<Member | null> {
  const [member] = await db.select().from(members).where(eq(members.mobile, mobile));
  return member ?? null;
}
