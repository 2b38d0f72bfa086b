import { boolean, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { RatesChanged } from '#schemas/generated/platform.ts';
import { countedId, money, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';

/**
 * The accounts above each member, so that a tree of any depth takes a single query. Members without an upline have no
 * rows.
 */
export const lineage = sandboxSchema.table(
  'lineage',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    ancestorId: integer('ancestor_id')
      .notNull()
      .references(() => members.id),
    /** 1 where the ancestor is the member's upline. */
    level: integer('level').notNull(),
    /** The member's, in lower case: accounts are searched within a team. */
    account: text('account').notNull(),
  },
  ({ memberId, ancestorId, account }) => [
    primaryKey({ columns: [memberId, ancestorId] }),
    index('lineage_search').on(ancestorId, account.op('text_pattern_ops')),
  ],
);

/**
 * Sums of an account's team on a day, by level: the account itself on level 0, its direct downlines on level 1. Only
 * accounts that are in a tree have rows.
 */
export const teamDays = sandboxSchema.table(
  'team_days',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    level: integer('level').notNull(),
    /** yyyy-mm-dd in the merchant's time zone. */
    day: text('day').notNull(),
    stake: money('stake').notNull(),
    win: money('win').notNull(),
    /** Stakes times the account's rate at the time of each bet, in ten-thousandths of a minor unit. */
    earned: whole('earned').notNull(),
    deposits: money('deposits').notNull(),
    firstDeposits: integer('first_deposits').notNull(),
    /** Less what was returned. */
    withdrawals: money('withdrawals').notNull(),
    /** Accounts that were opened; 0 on level 0. */
    registrations: integer('registrations').notNull(),
  },
  ({ memberId, day, level }) => [primaryKey({ columns: [memberId, day, level] })],
);

/**
 * Number of accounts of a team that bet on a day, per level and per day of their previous bet. An account counts once
 * in a range: on its first day there, when the previous day is before the range.
 */
export const teamActivity = sandboxSchema.table(
  'team_activity',
  {
    headId: integer('head_id')
      .notNull()
      .references(() => members.id),
    /** yyyy-mm-dd in the merchant's time zone, as is `previous`. */
    day: text('day').notNull(),
    level: integer('level').notNull(),
    /** The last day before on which they bet; empty for none. */
    previous: text('previous').notNull(),
    members: integer('members').notNull(),
  },
  ({ headId, day, level, previous }) => [primaryKey({ columns: [headId, day, level, previous] })],
);

/** Links by which visitors register below an agent. */
export const registrationLinks = sandboxSchema.table(
  'registration_links',
  {
    id: countedId(),
    agentId: integer('agent_id')
      .notNull()
      .references(() => members.id),
    code: text('code').notNull().unique(),
    kind: text('kind', { enum: ['member', 'agent'] }).notNull(),
    rate: integer('rate').notNull(),
    note: text('note').notNull(),
    createdAt: whole('created_at').notNull(),
    /** Null for never. */
    expiresAt: whole('expires_at'),
    isEnabled: boolean('is_enabled').notNull().default(true),
    uses: integer('uses').notNull().default(0),
    idempotencyKey: text('idempotency_key').notNull(),
  },
  ({ agentId, idempotencyKey }) => [unique('registration_links_intent').on(agentId, idempotencyKey)],
);

/** Accounts that agents have opened, by intent. */
export const openedAccounts = sandboxSchema.table(
  'opened_accounts',
  {
    agentId: integer('agent_id')
      .notNull()
      .references(() => members.id),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Describes the first request with this key, without the password. */
    fingerprint: text('fingerprint').notNull(),
    account: text('account').notNull(),
  },
  ({ agentId, idempotencyKey }) => [primaryKey({ columns: [agentId, idempotencyKey] })],
);

/** Outcomes of setting one rate for many downlines, by intent. */
export const ratesChanged = sandboxSchema.table(
  'rates_changed',
  {
    agentId: integer('agent_id')
      .notNull()
      .references(() => members.id),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Describes the first request with this key. */
    fingerprint: text('fingerprint').notNull(),
    outcome: jsonb('outcome').$type<RatesChanged>().notNull(),
  },
  ({ agentId, idempotencyKey }) => [primaryKey({ columns: [agentId, idempotencyKey] })],
);
