import { sql } from 'drizzle-orm';
import { index, integer, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { countedId, money, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';
import { BY_A_PERSON, MESSAGE_KINDS } from './message-kinds.ts';

/** Messages of agents. A group is stored as a description; its members receive the message when they open their inbox. */
export const sentMessages = sandboxSchema.table(
  'sent_messages',
  {
    id: countedId(),
    senderId: integer('sender_id')
      .notNull()
      .references(() => members.id),
    sentTo: text('sent_to', {
      enum: ['upline', 'downline', 'downlines', 'directs', 'agents', 'team', 'level'],
    }).notNull(),
    /** Set for `upline` and `downline`. */
    recipientId: integer('recipient_id').references(() => members.id),
    /** Set for `downlines`, in ascending order. */
    recipientIds: integer('recipient_ids').array(),
    /** Set for `level`. */
    level: integer('level'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Accounts that it was sent to, and how many of them have opened it; the latter is counted by a trigger. */
    people: integer('people').notNull(),
    reads: integer('reads').notNull().default(0),
    createdAt: whole('created_at').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
  },
  ({ senderId, id, createdAt, recipientId, idempotencyKey }) => [
    unique('sent_messages_intent').on(senderId, idempotencyKey),
    index('sent_messages_latest').on(senderId, id),
    index('sent_messages_group').on(senderId, createdAt).where(sql`${recipientId} is null`),
  ],
);

/** Messages to members, from the platform and from agents. The platform's are worded when read, in the reader's language. */
export const messages = sandboxSchema.table(
  'messages',
  {
    id: countedId(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    kind: text('kind', { enum: [...MESSAGE_KINDS, BY_A_PERSON] }).notNull(),
    /** Minor units of the brand's currency. */
    amount: money('amount'),
    points: whole('points'),
    /** Subject of the message: an id of a mission, promotion or good, an order number or a device. */
    about: text('about').notNull(),
    /** The agent's message, if an agent wrote it. */
    sentId: integer('sent_id').references(() => sentMessages.id),
    createdAt: whole('created_at').notNull(),
    readAt: whole('read_at'),
    /** A deleted message can be restored. */
    deletedAt: whole('deleted_at'),
  },
  ({ memberId, createdAt, id, readAt, deletedAt, sentId }) => [
    index('messages_kept').on(memberId, createdAt, id).where(sql`${deletedAt} is null`),
    index('messages_unread').on(memberId, createdAt, id).where(sql`${readAt} is null and ${deletedAt} is null`),
    uniqueIndex('messages_sent').on(memberId, sentId).where(sql`${sentId} is not null`),
  ],
);
