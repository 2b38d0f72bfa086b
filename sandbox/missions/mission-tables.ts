import { bigint, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { sandboxSchema } from '../database/tables.ts';

// Epoch milliseconds, below 2^53.
const whole = (name: string) => bigint(name, { mode: 'number' });

/** Days of UTC on which a member has logged in. */
export const loginDays = sandboxSchema.table(
  'login_days',
  {
    memberId: integer('member_id').notNull(),
    /** First millisecond of the day. */
    day: whole('day').notNull(),
  },
  ({ memberId, day }) => [primaryKey({ columns: [memberId, day] })],
);

/** Rewards of missions that were taken. */
export const missionClaims = sandboxSchema.table(
  'mission_claims',
  {
    memberId: integer('member_id').notNull(),
    missionId: text('mission_id').notNull(),
    periodStart: whole('period_start').notNull(),
    claimedAt: whole('claimed_at').notNull(),
  },
  ({ memberId, missionId, periodStart }) => [primaryKey({ columns: [memberId, missionId, periodStart] })],
);
