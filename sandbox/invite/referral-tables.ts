import { sql } from 'drizzle-orm';
import { check, index, integer } from 'drizzle-orm/pg-core';
import { sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';

/** Members who registered with another member's referral code. */
export const referrals = sandboxSchema.table(
  'referrals',
  {
    memberId: integer('member_id')
      .primaryKey()
      .references(() => members.id),
    inviterId: integer('inviter_id')
      .notNull()
      .references(() => members.id),
    /** The member's time of registration. */
    joinedAt: whole('joined_at').notNull(),
    /** Epoch milliseconds; null until the inviter is paid. */
    rewardedAt: whole('rewarded_at'),
  },
  ({ memberId, inviterId, joinedAt }) => [
    check('referrals_of_somebody_else', sql`${memberId} <> ${inviterId}`),
    // Holds the order of the list, so that a page of it is read and nothing else.
    index('referrals_inviter').on(inviterId, joinedAt, memberId),
  ],
);
