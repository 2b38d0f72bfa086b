import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NetPosition } from '#schemas/generated/platform.ts';
import { minus, negative, sum, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { idOfMemberAccount, walletsOf } from './ledger-accounts.ts';
import { entries } from './ledger-tables.ts';
import { kindsShownAs } from './movement-kind.ts';
import type { Posting } from './post-transaction.ts';

const PAID_IN = kindsShownAs('deposit');
const PAID_OUT = kindsShownAs('withdrawal', 'returned');

/** Deposits, withdrawals and position of all of a member's wallets since registration. */
export async function netPosition(db: Database, memberId: number): Promise<Omit<NetPosition, 'since'>> {
  const sumOf = (kinds: readonly Posting['kind'][]) =>
    sql`coalesce(sum(${entries.amount}) filter (where ${inArray(entries.kind, [...kinds])}), 0)`.mapWith(moneyOf);
  const [sums] = await db
    .select({ deposited: sumOf(PAID_IN), taken: sumOf(PAID_OUT) })
    .from(entries)
    .where(and(eq(entries.accountId, idOfMemberAccount(memberId)), inArray(entries.kind, [...PAID_IN, ...PAID_OUT])));
  const { deposited = ZERO, taken = ZERO } = sums ?? {};
  const balance = await walletsOf(db, memberId);
  // The entries of withdrawals are negative.
  const withdrawn = negative(taken);
  return { deposited, withdrawn, balance, net: minus(sum(withdrawn, balance), deposited) };
}
