import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PersonalInfo } from '#schemas/generated/platform.ts';
import { countedId, sandboxSchema, whole } from '../database/sandbox-schema.ts';

export const members = sandboxSchema.table(
  'members',
  {
    id: countedId(),
    account: text('account').notNull(),
    nickname: text('nickname').notNull(),
    type: integer('type').notNull(),
    passwordHash: text('password_hash').notNull(),
    vipLabel: text('vip_label').notNull(),
    language: text('language'),
    firstTimeLogin: boolean('first_time_login').notNull(),
    passwordSetAt: whole('password_set_at').notNull(),
    uplineId: integer('upline_id').references((): AnyPgColumn => members.id),
    affiliateCode: text('affiliate_code').unique(),
    /** Commission in hundredths of a per cent of turnover. */
    rate: integer('rate').notNull(),
    details: jsonb('details').$type<Record<string, string>>().notNull(),
    registeredAt: whole('registered_at').notNull(),
    /** E.164. Set only once a code, Firebase or the operator has proven the number. */
    mobile: text('mobile').unique(),
    email: text('email'),
    /** Hash of the temporary password sent to the member, and its expiry. A chosen password clears both. */
    temporaryHash: text('temporary_hash'),
    temporaryUntil: whole('temporary_until'),
    /** The operator has closed the account to log-ins. */
    isLocked: boolean('is_locked').notNull().default(false),
    /** The agent above who has closed the account to log-ins. */
    frozenBy: integer('frozen_by').references((): AnyPgColumn => members.id),
    /** An agent chose the password when opening the account: it is good for a log-in that chooses another. */
    isPasswordGiven: boolean('is_password_given').notNull().default(false),
    /** Null for never. */
    lastLogInAt: whole('last_log_in_at'),
    lastLogInPlace: text('last_log_in_place'),
    /** Direct downlines, and all accounts below; counted here, as a tree may have a hundred thousand. */
    directs: integer('directs').notNull().default(0),
    below: integer('below').notNull().default(0),
  },
  ({ id, account, uplineId, type }) => [
    uniqueIndex('members_account').on(sql`lower(${account})`),
    // A level is read by name, part by part.
    index('members_upline').on(uplineId, sql`lower(${account}) text_pattern_ops`),
    index('members_agents').on(id).where(sql`${type} in (1, 2, 41, 42)`),
  ],
);

/** Identity verifications; a member without a row has not started one. */
export const verifications = sandboxSchema.table('verifications', {
  memberId: integer('member_id')
    .primaryKey()
    .references(() => members.id),
  status: text('status', { enum: ['N', 'P', 'A', 'R'] }).notNull(),
  info: jsonb('info').$type<PersonalInfo>(),
});

export const idImages = sandboxSchema.table(
  'id_images',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    side: text('side', { enum: ['idCardFront', 'idCardBack', 'idCardSelfie'] }).notNull(),
    /** A data URL. */
    content: text('content').notNull(),
  },
  ({ memberId, side }) => [primaryKey({ columns: [memberId, side] })],
);
