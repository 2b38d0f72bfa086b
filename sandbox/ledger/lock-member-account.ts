import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { memberAccount } from './ledger-accounts.ts';
import { accounts } from './ledger-tables.ts';

/**
 * Makes all that changes a member's orders wait for each other until the database transaction ends. Call it before any order is
 * changed, so that two of them cannot deadlock.
 */
export async function lockMemberAccount(db: Database, memberId: number): Promise<void> {
  if (await lockAccount(db, memberId)) return;
  await memberAccount(db, memberId);
  await lockAccount(db, memberId);
}

async function lockAccount(db: Database, memberId: number): Promise<boolean> {
  const isTheirs = and(eq(accounts.memberId, memberId), eq(accounts.kind, 'member'));
  return (await db.select({ id: accounts.id }).from(accounts).where(isTheirs).for('update')).length > 0;
}
