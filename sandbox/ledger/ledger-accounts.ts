import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { accounts } from './ledger-tables.ts';

export interface LedgerAccount {
  id: number;
  balance: number;
}

/** The member's account, opened at zero if there is none. */
export async function memberAccount(db: Database, memberId: number): Promise<LedgerAccount> {
  const opened = await db
    .insert(accounts)
    .values({ kind: 'member', memberId, balance: 0 })
    // The update changes nothing, but makes the statement return the existing row.
    .onConflictDoUpdate({ target: accounts.memberId, set: { memberId } })
    .returning({ id: accounts.id, balance: accounts.balance });
  return only(opened);
}

/** One of the platform's own accounts: `house` takes stakes and pays wins, `bank` is the outside world. */
export async function ownAccount(db: Database, kind: 'house' | 'bank'): Promise<LedgerAccount> {
  const found = await db
    .select({ id: accounts.id, balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.kind, kind));
  return only(found);
}

/** A member's balance in minor units; 0 without an account. */
export async function balanceOf(db: Database, memberId: number): Promise<number> {
  const found = await db.select({ balance: accounts.balance }).from(accounts).where(eq(accounts.memberId, memberId));
  return found[0]?.balance ?? 0;
}

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('The ledger lacks an account that the seed opens.');
  return row;
}
