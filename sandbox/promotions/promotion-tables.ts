import { integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../member/member-tables.ts';

/** How far a member is with a promotion; one without a row has done nothing about it. */
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
    /** Why it was rejected: the key of a sentence in the promotion's words. */
    reason: text('reason'),
    /** Minor units that were issued or paid. */
    amount: whole('amount').notNull(),
    /** Turnover in minor units that counts beside the bets since it was joined. */
    carried: whole('carried').notNull(),
    joinedAt: whole('joined_at').notNull(),
    changedAt: whole('changed_at').notNull(),
    claimKey: text('claim_key'),
  },
  ({ memberId, promotionId }) => [primaryKey({ columns: [memberId, promotionId] })],
);

export type PromotionEntry = typeof promotionEntries.$inferSelect;
