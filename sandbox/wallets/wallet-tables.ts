import { integer, jsonb } from 'drizzle-orm/pg-core';
import { sandboxSchema } from '../database/sandbox-schema.ts';
import { transactions } from '../ledger/ledger-tables.ts';
import type { WalletPart } from './wallet-part.ts';

/** Transfers between wallets. What moved is in the ledger. */
export const walletTransfers = sandboxSchema.table('wallet_transfers', {
  transactionId: integer('transaction_id')
    .primaryKey()
    .references(() => transactions.id),
  /** Money that could not come back because its vendor was under maintenance. */
  stayed: jsonb('stayed').$type<WalletPart[]>().notNull(),
});
