import { boolean, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { countedId, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';
import { devices } from './device-tables.ts';

/** Age of a log-in up to which it confirms a payment of an account without a password, or makes a device remembered. */
export const LOG_IN_IS_RECENT_MS = 15 * 60_000;

export const sessions = sandboxSchema.table('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: integer('member_id')
    .notNull()
    .references(() => members.id),
  expiresAt: whole('expires_at').notNull(),
  /** The account has logged in elsewhere since. */
  replaced: boolean('replaced').notNull(),
  /** Time at which the member last proved their identity. A session opened by a device has the device's time. */
  provenAt: whole('proven_at').notNull(),
  /** The remembered device that it belongs to. */
  deviceId: text('device_id').references(() => devices.id, { onDelete: 'cascade' }),
  /** A new password is due before anything else. */
  owesPassword: boolean('owes_password').notNull(),
  /** The answer to the account's security question is due. */
  owesAnswer: boolean('owes_answer').notNull(),
  /** The identity verification is put off to a later log-in. */
  verificationPostponed: boolean('verification_postponed').notNull(),
  /** The member had stopped when it began: it can only withdraw, even after the stop has ended. */
  isPayout: boolean('is_payout').notNull().default(false),
});

/** Questions of which members answer one after each log-in. */
export const securityQuestions = sandboxSchema.table(
  'security_questions',
  {
    id: countedId(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** 1 for the first question of the member, 2 for the second. */
    place: integer('place').notNull().default(1),
    question: text('question').notNull(),
    /** Hash of the answer in lower case. */
    answerHash: text('answer_hash').notNull(),
  },
  ({ memberId, place }) => [unique('security_questions_place').on(memberId, place)],
);

export const captchas = sandboxSchema.table('captchas', {
  /** Id of the picture or question that this answer belongs to. */
  id: text('id').primaryKey(),
  answer: text('answer').notNull(),
  expiresAt: whole('expires_at').notNull(),
});

/** Spent proofs of the bot check. */
export const botProofs = sandboxSchema.table('bot_proofs', {
  mark: text('mark').primaryKey(),
  expiresAt: whole('expires_at').notNull(),
});

/** Accounts at other companies that log in to a member's account. */
export const identities = sandboxSchema.table(
  'identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
  },
  ({ provider, subject }) => [primaryKey({ columns: [provider, subject] })],
);
