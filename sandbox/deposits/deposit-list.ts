import { and, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { DepositOrderTotals } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import type { RecordRange } from '../calls/record-range.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { depositOrders } from './deposit-tables.ts';
import type { DepositRow, ListedDeposit } from './order-item.ts';

/** Orders that one member made in a range of days. */
export interface DepositQuery extends Pick<RecordRange, 'start' | 'end'> {
  memberId: number;
  state: keyof typeof STATES | undefined;
}

const STATES = {
  open: ['waiting', 'paid'],
  credited: ['credited'],
  failed: ['expired', 'cancelled', 'refused'],
} as const satisfies Record<string, DepositRow['state'][]>;

const { proof, ...columns } = getTableColumns(depositOrders);

/** Orders, latest first. */
export async function depositsOf(
  db: Database,
  query: DepositQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedDeposit[]> {
  return db
    .select({ ...columns, hasProof: sql<boolean>`${proof} is not null` })
    .from(depositOrders)
    .where(isWanted(query))
    .orderBy(desc(depositOrders.createdAt), desc(depositOrders.id))
    .limit(limit)
    .offset(offset);
}

/** Number of orders, and sum of the credited ones. */
export async function depositTotals(db: Database, query: DepositQuery): Promise<DepositOrderTotals> {
  const { amount, fee, state } = depositOrders;
  const sumOf = (what: SQL) => sql`coalesce(sum(${what}) filter (where ${state} = 'credited'), 0)`.mapWith(moneyOf);
  const [totals] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      paid: sumOf(sql`${amount}`),
      fee: sumOf(sql`${fee}`),
      credited: sumOf(sql`${amount} - ${fee}`),
    })
    .from(depositOrders)
    .where(isWanted(query));
  return totals ?? { count: 0, paid: ZERO, fee: ZERO, credited: ZERO };
}

function isWanted({ memberId, state, start, end }: DepositQuery): SQL | undefined {
  const { memberId: owner, state: current, createdAt } = depositOrders;
  const isInState = state && inArray(current, STATES[state]);
  return and(eq(owner, memberId), gte(createdAt, start), lt(createdAt, end), isInState);
}
