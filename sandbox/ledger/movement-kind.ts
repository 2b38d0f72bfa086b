import { and, eq, gt, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { MovementKind } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import { TRANSACTION_KINDS } from '../database/transaction-kinds.ts';
import { entries } from './ledger-tables.ts';
import type { Posting } from './post-transaction.ts';

/** Kinds that withdrawals book. */
type Withdrawing = 'withdrawal' | 'withdrawal-sent' | 'withdrawal-returned';

/** The record's name for each kind of transaction. A missing kind does not compile. */
const KINDS = {
  deposit: 'deposit',
  trial: 'deposit',
  withdrawal: 'withdrawal',
  'withdrawal-sent': 'withdrawal',
  'withdrawal-returned': 'returned',
  upline: 'upline',
  downline: 'downline',
  dividend: 'dividend',
  salary: 'salary',
  bet: 'bet',
  win: 'win',
  refund: 'refund',
  points: 'points',
  bonus: 'bonus',
  'bonus-returned': 'bonus',
  mission: 'mission',
  wallet: 'wallet',
} as const satisfies Record<Posting['kind'] | Withdrawing, MovementKind>;

/** Columns of an entry, or of a copy of it. */
type EntryColumns = Readonly<Record<'kind' | 'amount', PgColumn>>;

/** The kind of an entry. A bet's transaction has both its stake and its winnings. */
export function kindOf({ kind, amount }: EntryColumns): SQL<MovementKind> {
  const cases = Object.entries(KINDS).map(([bookedAs, shown]) => sql`when ${kind} = ${bookedAs} then ${shown}`);
  return sql`case when ${kind} = 'bet' and ${amount} > 0 then 'win' ${sql.join(cases, sql` `)} else 'other' end`;
}

export const kindOfEntry = kindOf(entries);

/** The kinds of transactions that the record calls by one of these names. */
export function kindsShownAs(...shown: MovementKind[]): Posting['kind'][] {
  return TRANSACTION_KINDS.filter((kind) => shown.includes(KINDS[kind]));
}

/** Whether the record calls an entry by a name. It compares few columns, as long records are summed by it. */
export function isShownAs(shown: MovementKind, { kind, amount }: EntryColumns = entries): SQL | undefined {
  if (shown === 'other') return notInArray(kind, [...TRANSACTION_KINDS]);
  const isOfKind = inArray(kind, kindsShownAs(shown));
  if (shown === 'bet') return and(isOfKind, lt(amount, ZERO));
  return shown === 'win' ? or(isOfKind, and(eq(kind, 'bet'), gt(amount, ZERO))) : isOfKind;
}
