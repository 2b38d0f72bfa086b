import { type AnyColumn, and, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { DueTotals } from '#schemas/generated/platform.ts';
import { sumOf } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { contractDues, contracts } from './contract-tables.ts';
import { type Days, type DuesScope, endedIn, isInScope, OPEN } from './due-rows.ts';

/** More than a contract has amounts. A limit keeps the planner from a join, which would read the whole of a big table. */
const MANY = 2_147_483_647;

/** Totals of the periods that ended on a day. */
export interface DueDay {
  /** yyyy-mm-dd. */
  day: string;
  all: DueTotals;
  /** Payable and not paid yet. */
  open: DueTotals;
}

/** The days of a range on which periods ended, latest first. */
export function dueDays(db: Database, scope: DuesScope, days: Days): Promise<DueDay[]> {
  const { validBet, netLoss, payable, toDay } = contractDues;
  const due = db
    .select({ toDay, validBet, netLoss, payable, isOpen: sql<boolean>`${OPEN}`.as('is_open') })
    .from(contractDues)
    .where(endedIn(days))
    .limit(MANY)
    .as('due');
  const sums = (filter: SQL) => {
    const sum = (column: AnyColumn) => sql`coalesce(sum(${column}) ${filter}, 0)`.mapWith(moneyOf);
    return {
      count: sql`count(*) ${filter}`.mapWith(Number),
      ...{ validBet: sum(due.validBet), netLoss: sum(due.netLoss), payable: sum(due.payable) },
    };
  };
  return db
    .select({ day: due.toDay, all: sums(sql``), open: sums(sql`filter (where ${due.isOpen})`) })
    .from(contracts)
    .crossJoinLateral(due)
    .where(isInScope(scope))
    .groupBy(due.toDay)
    .orderBy(desc(due.toDay));
}

/** Adds days up. */
export function totalsOf(days: readonly DueDay[], view: 'all' | 'open'): DueTotals {
  const of = (name: 'validBet' | 'netLoss' | 'payable') => sumOf(days.map((day) => day[view][name]));
  const total = days.reduce((sum, day) => sum + day[view].count, 0);
  return { count: total, validBet: of('validBet'), netLoss: of('netLoss'), payable: of('payable') };
}

/** Number of open amounts of contracts that an agent has given; optionally only those that downlines have requested. */
export async function openCount(
  db: Database,
  agentId: number,
  kind: ContractKind,
  { isRequested = false } = {},
): Promise<number> {
  const due = db
    .select({ found: count().as('found') })
    .from(contractDues)
    .where(
      and(
        eq(contractDues.contractId, contracts.id),
        OPEN,
        isRequested ? isNotNull(contractDues.requestedAt) : undefined,
      ),
    )
    .as('due');
  const [sum] = await db
    .select({ open: sql`coalesce(sum(${due.found}), 0)`.mapWith(Number) })
    .from(contracts)
    .crossJoinLateral(due)
    .where(isInScope({ agentId, kind, side: 'given' }));
  return sum?.open ?? 0;
}
