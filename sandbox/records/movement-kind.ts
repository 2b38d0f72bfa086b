import { and, eq, gt, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { MovementKind } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import { entries, TRANSACTION_KINDS } from '../ledger/ledger-tables.ts';
import type { Posting } from '../ledger/post-transaction.ts';

/** Kinds that withdrawals book. */
type Withdrawing = 'withdrawal' | 'withdrawal-sent' | 'withdrawal-returned';

/** What the record calls each kind of transaction; a kind that is missing here does not compile. */
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

const cases = Object.entries(KINDS).map(([kind, shown]) => sql`when ${entries.kind} = ${kind} then ${shown}`);

/** The kind of an entry: a bet's transaction holds its stake and what it won at once. */
export const kindOfEntry = sql<MovementKind>`case
  when ${entries.kind} = 'bet' and ${entries.amount} > 0 then 'win' ${sql.join(cases, sql` `)} else 'other' end`;

/** The kinds of transactions that the record calls by one of these names. */
export function kindsShownAs(...shown: MovementKind[]): Posting['kind'][] {
  return TRANSACTION_KINDS.filter((kind) => shown.includes(KINDS[kind]));
}

/** Whether the record calls an entry by a name. It compares few columns, as long records are summed by it. */
export function isShownAs(shown: MovementKind): SQL | undefined {
  if (shown === 'other') return notInArray(entries.kind, [...TRANSACTION_KINDS]);
  const isOfKind = inArray(entries.kind, kindsShownAs(shown));
  if (shown === 'bet') return and(isOfKind, lt(entries.amount, ZERO));
  return shown === 'win' ? or(isOfKind, and(eq(entries.kind, 'bet'), gt(entries.amount, ZERO))) : isOfKind;
}
