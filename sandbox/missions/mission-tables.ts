import { integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { MissionReward } from '#schemas/generated/platform.ts';
import { sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';

/** UTC days on which a member has logged in. */
export const loginDays = sandboxSchema.table(
  'login_days',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** First millisecond of the day. */
    day: whole('day').notNull(),
  },
  ({ memberId, day }) => [primaryKey({ columns: [memberId, day] })],
);

/** Claimed mission rewards. */
export const missionClaims = sandboxSchema.table(
  'mission_claims',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    missionId: text('mission_id').notNull(),
    periodStart: whole('period_start').notNull(),
    claimedAt: whole('claimed_at').notNull(),
    /** Chosen by the member's browser, one per intent. */
    claimKey: text('claim_key').notNull(),
    reward: jsonb('reward').$type<MissionReward>().notNull(),
  },
  ({ memberId, missionId, periodStart, claimKey }) => [
    primaryKey({ columns: [memberId, missionId, periodStart] }),
    unique('mission_claims_of_intent').on(memberId, claimKey),
  ],
);
