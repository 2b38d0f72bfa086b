import { sql } from 'drizzle-orm';
import { index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { money, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';

/** A member's progress with a promotion; no row means that they have not joined. */
export const promotionEntries = sandboxSchema.table(
  'promotion_entries',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    promotionId: integer('promotion_id').notNull(),
    status: text('status', { enum: ['APPLYING', 'REJECTED', 'ISSUED', 'CLAIMED', 'PROCESS', 'SIGNED'] }).notNull(),
    comment: text('comment').notNull(),
    /** Data URLs. */
    images: jsonb('images').$type<string[]>().notNull(),
    /** Reason for the rejection: a key in the promotion's words. */
    reason: text('reason'),
    /** Issued or paid. */
    amount: money('amount').notNull(),
    /** Turnover that counts in addition to the bets since joining. */
    carried: money('carried').notNull(),
    joinedAt: whole('joined_at').notNull(),
    changedAt: whole('changed_at').notNull(),
    claimKey: text('claim_key'),
  },
  ({ memberId, promotionId, status, amount, changedAt }) => [
    primaryKey({ columns: [memberId, promotionId] }),
    // Holds all that a list of bonuses and its totals need of an entry.
    index('promotion_entries_paid').on(memberId, changedAt, promotionId, amount).where(sql`${status} = 'CLAIMED'`),
  ],
);

export type PromotionEntry = typeof promotionEntries.$inferSelect;
