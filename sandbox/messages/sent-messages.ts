import { and, count, desc, eq, getTableColumns, inArray, max, type SQL } from 'drizzle-orm';
import type { SentMessage } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import { sentMessages } from '../inbox/message-tables.ts';
import { members } from '../roster/member-tables.ts';

/** Messages of agents, latest first, with the account of the one downline that they are for. */
export function sentRows(db: Database, where: SQL | undefined) {
  return db
    .select({ ...getTableColumns(sentMessages), account: members.account })
    .from(sentMessages)
    .leftJoin(members, eq(members.id, sentMessages.recipientId))
    .where(where)
    .orderBy(desc(sentMessages.id));
}

export type SentRow = Awaited<ReturnType<typeof sentRows>>[number];

/** A message sent by the agent; undefined for another sender's. */
export async function sentById(db: Database, senderId: number, id: number): Promise<SentRow | undefined> {
  const [row] = await sentRows(db, and(eq(sentMessages.senderId, senderId), eq(sentMessages.id, id)));
  return row;
}

export async function countSent(db: Database, senderId: number): Promise<number> {
  const [row] = await db.select({ sent: count() }).from(sentMessages).where(eq(sentMessages.senderId, senderId));
  return row?.sent ?? 0;
}

/** Id of an agent's latest message; 0 before the first. */
export async function lastSent(db: Database, senderId: number): Promise<number> {
  const [row] = await db
    .select({ id: max(sentMessages.id) })
    .from(sentMessages)
    .where(eq(sentMessages.senderId, senderId));
  return row?.id ?? 0;
}

/** The several accounts that a message is for, by name; undefined for all other messages. */
export async function accountsOf(db: Database, { recipientIds }: SentRow): Promise<string[] | undefined> {
  if (recipientIds === null) return undefined;
  const rows = await db
    .select({ account: members.account })
    .from(members)
    .where(inArray(members.id, recipientIds))
    .orderBy(members.account);
  return rows.map(({ account }) => account);
}

/** A sent message as the contract shows it. An upline has no name here. */
export function sentItem({ id, sentTo, account, level, subject, people, reads, createdAt }: SentRow): SentMessage {
  const to = {
    kind: sentTo,
    ...(sentTo === 'downline' && account !== null && { account }),
    ...(level !== null && { level }),
  };
  return { id, to, subject, people, reads, createdAt };
}
