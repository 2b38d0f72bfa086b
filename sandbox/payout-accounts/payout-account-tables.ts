import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { countedId, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';

/** Bank accounts, cards and e-wallets that a member withdraws to. A removed one stays for the withdrawals that named it. */
export const payoutAccounts = sandboxSchema.table(
  'payout_accounts',
  {
    id: countedId(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    kind: text('kind', { enum: ['bank', 'card', 'ewallet'] }).notNull(),
    /** Name of the bank, brand of card or e-wallet. */
    provider: text('provider').notNull(),
    /** Name of the account's holder. */
    holder: text('holder').notNull(),
    number: text('number').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: whole('created_at').notNull(),
    /** Epoch milliseconds from which it can be withdrawn to. */
    usableAt: whole('usable_at').notNull(),
    removedAt: whole('removed_at'),
  },
  ({ memberId, provider, number, isDefault, removedAt }) => [
    check('payout_accounts_removed_is_not_default', sql`not (${isDefault} and ${removedAt} is not null)`),
    uniqueIndex('payout_accounts_one_default').on(memberId).where(sql`${isDefault}`),
    uniqueIndex('payout_accounts_once').on(memberId, provider, number).where(sql`${removedAt} is null`),
    index('payout_accounts_member').on(memberId),
  ],
);

export type PayoutAccount = typeof payoutAccounts.$inferSelect;
