import { type AnyColumn, and, asc, between, eq, type SQL, sql } from 'drizzle-orm';
import type { ProfitRow, ProfitSort, ProfitSums, TeamProfit } from '#schemas/generated/platform.ts';
import { sumOf, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { memberTypeOf } from '../roster/member.ts';
import { type Scope, scopeOf } from './level-scope.ts';
import type { TeamRange } from './team-counts.ts';
import { earningsOf, rebateSum } from './team-earnings.ts';
import type { RowValues } from './team-rows.ts';
import { teamDays } from './team-tables.ts';

type Days = Pick<TeamRange, 'from' | 'to'>;

export interface ProfitQuery extends Scope, Days {
  sort: ProfitSort;
  descending: boolean;
  offset: number;
  size: number;
}

/** Sums of a team in some days. */
const sums = {
  turnover: sql`coalesce(sum(${teamDays.stake}), 0)`.mapWith(moneyOf).as('turnover'),
  netLoss: sql`coalesce(sum(${teamDays.stake} - ${teamDays.win}), 0)`.mapWith(moneyOf).as('net_loss'),
  deposits: sql`coalesce(sum(${teamDays.deposits}), 0)`.mapWith(moneyOf).as('deposits'),
  withdrawals: sql`coalesce(sum(${teamDays.withdrawals}), 0)`.mapWith(moneyOf).as('withdrawals'),
  rebate: rebateSum.mapWith(moneyOf).as('rebate'),
};

const NOTHING: ProfitSums = { turnover: ZERO, netLoss: ZERO, deposits: ZERO, withdrawals: ZERO, rebate: ZERO };

/** Sums of an account's team, and what of them no downline's row has: the account's own play, and its part of the rebate. */
export async function profitOf(db: Database, headId: number, days: Days): Promise<Pick<TeamProfit, 'totals' | 'own'>> {
  const isIn = sql`${eq(teamDays.memberId, headId)} and ${between(teamDays.day, days.from, days.to)}`;
  const [totals = NOTHING] = await db.select(sums).from(teamDays).where(isIn);
  const [alone = NOTHING] = await db
    .select(sums)
    .from(teamDays)
    .where(sql`${isIn} and ${eq(teamDays.level, 0)}`);
  const earnings = await earningsOf(db, headId, days);
  return { totals, own: { ...alone, rebate: sumOf(earnings.map(({ commission }) => commission)) } };
}

/** A page of the accounts of a level or a search with what the team of each did. */
export async function profitRows(db: Database, query: ProfitQuery): Promise<ProfitRow[]> {
  const { ids, rows } = scopeOf(db, query);
  const done = doneBy(db, rows.id, query);
  const name = sql`lower(${rows.account}) collate "C"`;
  const columns: Record<ProfitSort, SQL> = {
    ...{ account: name, members: sql`${rows.members}`, turnover: sql`${done.turnover}`, rebate: sql`${done.rebate}` },
    ...{ netLoss: sql`${done.netLoss}`, deposits: sql`${done.deposits}`, withdrawals: sql`${done.withdrawals}` },
  };
  const sorted = query.descending ? sql`${columns[query.sort]} desc` : columns[query.sort];
  const found = await db
    .select()
    .from(ids)
    .crossJoinLateral(rows)
    .crossJoinLateral(done)
    .orderBy(sorted, asc(name))
    .limit(query.size)
    .offset(query.offset);
  return found.map(({ scope, done: did }) => profitRow(scope, did));
}

/** Subquery with the sums of each account's team over some days. @param memberId column of the accounts' ids */
export function doneBy(db: Database, memberId: AnyColumn | SQL.Aliased, { from, to }: Days) {
  return db
    .select(sums)
    .from(teamDays)
    .where(and(eq(teamDays.memberId, memberId), between(teamDays.day, from, to)))
    .as('done');
}

/** A row as the contract shows it. */
export function profitRow(values: RowValues, done: ProfitSums): ProfitRow {
  const { account, directs, members, rate, level } = values;
  return { ...{ account, type: memberTypeOf(values), directs, members, rate, level }, ...done };
}

export async function countOf(db: Database, scope: Scope): Promise<number> {
  const { ids } = scopeOf(db, scope);
  const [row] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(ids);
  return row?.count ?? 0;
}
