import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CareKind, CarePeriod, CareText } from '#schemas/generated/platform.ts';
import { countedId, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';

const memberId = () =>
  integer('member_id')
    .notNull()
    .references(() => members.id);

/** Limits that members have set. Amounts are minor units, or minutes of session time; null for none. */
export const careLimits = sandboxSchema.table(
  'care_limits',
  {
    memberId: memberId(),
    kind: text('kind').$type<CareKind>().notNull(),
    period: text('period').$type<CarePeriod>().notNull(),
    amount: whole('amount'),
    /** Time of the request for an increase; null without one. */
    askedAt: whole('asked_at'),
    /** The limit after the increase; null for none. */
    wanted: whole('wanted'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.period] }),
    check('care_limits_not_negative', sql`${table.amount} >= 0 and ${table.wanted} >= 0`),
  ],
);

export const STOP_KINDS = ['timeOut', 'exclusion'] as const;
export const STOP_SCOPES = ['brand', 'operator'] as const;
export const STOP_CAUSES = ['member', 'register', 'same-person'] as const;

/** Time-outs and exclusions. A row only changes by the wish to come back. */
export const careStops = sandboxSchema.table(
  'care_stops',
  {
    id: countedId(),
    memberId: memberId(),
    kind: text('kind', { enum: STOP_KINDS }).notNull(),
    scope: text('scope', { enum: STOP_SCOPES }).notNull(),
    /** Set off by the member, a register that lists the person, or another account of the same person. */
    cause: text('cause', { enum: STOP_CAUSES }).notNull(),
    startedAt: whole('started_at').notNull(),
    /** Null for good. */
    endsAt: whole('ends_at'),
    /** Time at which the account reopens after an exclusion; null until the member asks. */
    returnsAt: whole('returns_at'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Describes the first request with this key; another one with the same key is refused. */
    fingerprint: text('fingerprint').notNull(),
  },
  (table) => [
    uniqueIndex('care_stops_once').on(table.memberId, table.idempotencyKey),
    check('care_stops_time_outs_end', sql`${table.kind} = 'exclusion' or ${table.endsAt} is not null`),
    check('care_stops_return_after_the_end', sql`${table.returnsAt} is null or ${table.returnsAt} > ${table.endsAt}`),
  ],
);

/** Stretches of time in which a member was logged in and made calls, without a pause of five minutes. */
export const careSittings = sandboxSchema.table(
  'care_sittings',
  {
    id: countedId(),
    memberId: memberId(),
    startedAt: whole('started_at').notNull(),
    seenAt: whole('seen_at').notNull(),
  },
  (table) => [index('care_sittings_member').on(table.memberId, table.seenAt)],
);

/** A member's choices and answers. Members without any have no row. */
export const careMembers = sandboxSchema.table('care_members', {
  memberId: memberId().primaryKey(),
  /** Minutes between reality checks; null for the usual. */
  checkMinutes: integer('check_minutes'),
  checkAnsweredAt: whole('check_answered_at').notNull().default(0),
  /** The time for which the latest reality check was announced. */
  checkToldFor: whole('check_told_for').notNull().default(0),
  isAskedAtRegistration: boolean('is_asked_at_registration').notNull().default(false),
  isAskedAtDeposit: boolean('is_asked_at_deposit').notNull().default(false),
  selfTestScore: integer('self_test_score'),
  selfTestAt: whole('self_test_at'),
});

export const STEP_KINDS = ['message', 'prompt', 'call'] as const;

/** Steps that the platform took because of markers of harm. */
export const careSteps = sandboxSchema.table(
  'care_steps',
  {
    id: countedId(),
    memberId: memberId(),
    kind: text('kind', { enum: STEP_KINDS }).notNull(),
    score: integer('score').notNull(),
    reasons: jsonb('reasons').$type<string[]>().notNull(),
    at: whole('at').notNull(),
    /** Time at which the member saw it. */
    seenAt: whole('seen_at'),
  },
  (table) => [index('care_steps_member').on(table.memberId, table.id)],
);

const TRAITS = ['account', 'person', 'mobile', 'email', 'card'] as const;

/** People on a register of exclusions: the country's, or the operator's for all its brands. */
export const careRegister = sandboxSchema.table(
  'care_register',
  {
    register: text('register', { enum: ['country', 'operator'] }).notNull(),
    trait: text('trait', { enum: TRAITS }).notNull(),
    /** Normalized by `traitsOf`. */
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.register, table.trait, table.value] })],
);

/** Traits of excluded members, from when they left and since. Removing one from the account keeps it here. */
export const careTraits = sandboxSchema.table(
  'care_traits',
  {
    trait: text('trait', { enum: TRAITS }).notNull(),
    /** Normalized by `traitsOf`. */
    value: text('value').notNull(),
    memberId: memberId(),
  },
  (table) => [primaryKey({ columns: [table.trait, table.value, table.memberId] })],
);

/** The log of player care. A trigger rejects updates and deletions. */
export const careLog = sandboxSchema.table(
  'care_log',
  {
    id: countedId(),
    at: whole('at').notNull(),
    /** Null for a person without an account. */
    memberId: integer('member_id').references(() => members.id),
    kind: text('kind').notNull(),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
    /** The text that the member saw. */
    shown: jsonb('shown').$type<CareText>(),
  },
  (table) => [index('care_log_member').on(table.memberId, table.id), index('care_log_time').on(table.at)],
);
