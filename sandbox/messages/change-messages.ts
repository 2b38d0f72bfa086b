import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { MessageCounts } from '#schemas/generated/platform.ts';
import { messages } from '../inbox/message-tables.ts';
import type { Platform } from '../platform.ts';
import { countsOf } from './counts.ts';

export type MessageChange = 'read' | 'delete' | 'restore';

/** Changes those of the ids that are the member's own; a repeated call changes nothing more. */
export async function changeMessages(
  { db, now }: Platform,
  memberId: number,
  change: MessageChange,
  ids: readonly number[],
): Promise<MessageCounts> {
  const time = now();
  const { set, where } = {
    read: { set: { readAt: time }, where: isNull(messages.readAt) },
    delete: { set: { deletedAt: time }, where: isNull(messages.deletedAt) },
    restore: { set: { deletedAt: null }, where: undefined },
  }[change];
  const own = and(eq(messages.memberId, memberId), inArray(messages.id, [...ids]), where);
  return db.transaction(async (tx) => {
    await tx.update(messages).set(set).where(own);
    return countsOf(tx, memberId);
  });
}
