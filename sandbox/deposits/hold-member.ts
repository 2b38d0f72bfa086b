import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { memberAccount } from '../ledger/ledger-accounts.ts';
import { accounts } from '../ledger/ledger-tables.ts';

/**
 * Makes all that changes a member's orders wait for each other until the database transaction ends. Held before any order is
 * changed, so that two of them cannot deadlock.
 */
export async function holdMember(db: Database, memberId: number): Promise<void> {
  const { id } = await memberAccount(db, memberId);
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
}
