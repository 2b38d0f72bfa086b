import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { type MinorUnits, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { accounts } from './ledger-tables.ts';

export interface LedgerAccount {
  id: number;
  balance: MinorUnits;
}

/** The member's account, opened at zero if there is none. */
export async function memberAccount(db: Database, memberId: number): Promise<LedgerAccount> {
  const opened = await db
    .insert(accounts)
    .values({ kind: 'member', memberId, balance: ZERO })
    // The update changes nothing, but makes the statement return the existing row.
    .onConflictDoUpdate({ target: accounts.memberId, set: { memberId } })
    .returning({ id: accounts.id, balance: accounts.balance });
  return only(opened);
}

/** The member's wallet at a vendor; a first call opens it with zero. */
export async function vendorAccount(db: Database, walletOf: number, vendor: string): Promise<LedgerAccount> {
  const opened = await db
    .insert(accounts)
    .values({ kind: 'vendor', walletOf, vendor, balance: ZERO })
    .onConflictDoUpdate({ target: [accounts.walletOf, accounts.vendor], set: { vendor } })
    .returning({ id: accounts.id, balance: accounts.balance });
  return only(opened);
}

/**
 * One of the platform's accounts: `house` receives stakes and pays wins, `bank` is the outside world, `withdrawals`
 * holds money between a request and its transfer.
 */
export async function ownAccount(db: Database, kind: 'house' | 'bank' | 'withdrawals'): Promise<LedgerAccount> {
  const rows = await db
    .select({ id: accounts.id, balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.kind, kind));
  return only(rows);
}

/** The balance of a member's main wallet; 0 without an account. */
export async function balanceOf(db: Database, memberId: number): Promise<MinorUnits> {
  const rows = await db.select({ balance: accounts.balance }).from(accounts).where(eq(accounts.memberId, memberId));
  return rows[0]?.balance ?? ZERO;
}

/** Total of a member's wallets, the main one and the vendors'. */
export async function walletsOf(db: Database, memberId: number): Promise<MinorUnits> {
  const [account] = await db
    .select({ balance: sql`coalesce(sum(${accounts.balance}), 0)`.mapWith(moneyOf) })
    .from(accounts)
    .where(or(eq(accounts.memberId, memberId), eq(accounts.walletOf, memberId)));
  return account?.balance ?? ZERO;
}

/** The id of a member's account, for a condition; null without one. */
export function idOfMemberAccount(memberId: number): SQL<number> {
  return sql<number>`(select ${accounts.id} from ${accounts}
    where ${and(eq(accounts.memberId, memberId), eq(accounts.kind, 'member'))})`;
}

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('The ledger lacks an account that the seed opens.');
  return row;
}
