import { bigint, integer } from 'drizzle-orm/pg-core';
import { sandboxSchema } from '../database/tables.ts';

/** Who came with whose referral code. */
export const referrals = sandboxSchema.table('referrals', {
  memberId: integer('member_id').primaryKey(),
  inviterId: integer('inviter_id').notNull(),
  /** Epoch milliseconds; null until the inviter has the reward. */
  rewardedAt: bigint('rewarded_at', { mode: 'number' }),
});
