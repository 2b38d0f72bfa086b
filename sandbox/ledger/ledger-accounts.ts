import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { accounts } from './ledger-tables.ts';

export interface LedgerAccount {
  id: number;
  balance: number;
}

/** The member's account, opened at zero when there is none. */
export async function memberAccount(db: Database, memberId: number): Promise<LedgerAccount> {
  const opened = await db
    .insert(accounts)
    .values({ kind: 'member', memberId, balance: 0 })
    // The update changes nothing, but makes the row that was there come back.
    .onConflictDoUpdate({ target: accounts.memberId, set: { memberId } })
    .returning({ id: accounts.id, balance: accounts.balance });
  return only(opened);
}

/** One of the platform's own accounts: `house` takes stakes and pays wins, `bank` stands for the outside world. */
export async function ownAccount(db: Database, kind: 'house' | 'bank'): Promise<LedgerAccount> {
  const found = await db
    .select({ id: accounts.id, balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.kind, kind));
  return only(found);
}

/** Spendable money of a member in minor units; 0 for a member without an account. */
export async function balanceOf(db: Database, memberId: number): Promise<number> {
  const found = await db.select({ balance: accounts.balance }).from(accounts).where(eq(accounts.memberId, memberId));
  return found[0]?.balance ?? 0;
}

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('The ledger lacks an account that the seed opens.');
  return row;
}
