import { sql } from 'drizzle-orm';
import { check, index, integer } from 'drizzle-orm/pg-core';
import { sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../member/member-tables.ts';

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
    /** Epoch milliseconds; null until the inviter is paid. */
    rewardedAt: whole('rewarded_at'),
  },
  ({ memberId, inviterId }) => [
    check('referrals_of_somebody_else', sql`${memberId} <> ${inviterId}`),
    index('referrals_inviter').on(inviterId),
  ],
);
