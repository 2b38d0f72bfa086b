import { eq } from 'drizzle-orm';
import { members } from '../member/member-tables.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../server/refusal.ts';
import { memberByAccount } from '../session/member.ts';

export interface UnreadRequest {
  account: string;
  unread: number;
}

/** Sets an account's number of unread messages, which is published live. @throws Refusal not_found */
export async function leaveUnread(
  { db }: Pick<Platform, 'db'>,
  { account, unread }: UnreadRequest,
): Promise<UnreadRequest> {
  const member = await memberByAccount(db, account);
  if (!member) throw new Refusal(404, 'not_found', `There is no account named "${account}".`);
  await db.update(members).set({ unreadMessages: unread }).where(eq(members.id, member.id));
  return { account: member.account, unread };
}
