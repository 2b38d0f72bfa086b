import { desc, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { messages } from '../inbox/message-tables.ts';
import { writeMessage } from '../inbox/write-message.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { memberByAccount } from '../roster/member.ts';
import { unreadBy, unreadOf } from './counts.ts';
import { deliverTo } from './deliver.ts';

export interface UnreadRequest {
  account: string;
  unread: number;
}

/**
 * Brings an account to this number of unread messages: writes the missing ones, or marks the latest as read.
 * @throws Refusal not_found
 */
export async function seedUnread(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { account, unread }: UnreadRequest,
): Promise<UnreadRequest> {
  const member = await memberByAccount(db, account);
  if (!member) throw new Refusal(404, 'not_found', `There is no account named "${account}".`);
  const time = now();
  await deliverTo(db, [member.id], time);
  await db.transaction(async (tx) => {
    const missing = unread - (await unreadOf(tx, member.id));
    for (let written = 0; written < missing; written += 1)
      await writeMessage(tx, { memberId: member.id, kind: 'notice', at: time });
    if (missing < 0) await readLatest(tx, member.id, -missing, time);
  });
  return { account: member.account, unread };
}

async function readLatest(db: Database, memberId: number, count: number, now: number): Promise<void> {
  const latest = db
    .select({ id: messages.id })
    .from(messages)
    .where(unreadBy(memberId))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(count);
  await db.update(messages).set({ readAt: now }).where(inArray(messages.id, latest));
}
