import { type AnyColumn, and, between, eq, type SQL, sql } from 'drizzle-orm';
import { type MinorUnits, minus, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';
import type { TeamRange } from './team-counts.ts';
import { teamDays } from './team-tables.ts';

type Days = Pick<TeamRange, 'from' | 'to'>;

/** What one level of a team earned for its head on one day. */
export interface DayEarnings {
  /** yyyy-mm-dd in the merchant's time zone. */
  day: string;
  level: number;
  rebate: MinorUnits;
  /** The part of the rebate that is not a direct downline's. */
  commission: MinorUnits;
}

/** Parts of a minor unit in `earned`: the unit of a stake times a rate. */
const PARTS = sql.raw('10000');

/**
 * The rebate of rows of `teamDays`. Each row is rounded down by itself, and every other figure of rebates and commissions is a
 * sum or a difference of such rows: that is why all of them add up, whichever rows a page takes together.
 */
export const rebateSum: SQL = sql`coalesce(sum(${teamDays.earned} / ${PARTS}), 0)`;

/** What an account earned from its team, for each day and level of some days. */
export async function earningsOf(db: Database, headId: number, days: Days): Promise<DayEarnings[]> {
  const own = await rebatesOf(db, headId, days);
  const each = rebatesOf(db, members.id, days).as('each');
  // Read downline by downline: a join would read the whole of a big table.
  const ofDirects = await db
    .select({ day: each.day, level: each.level, rebate: sql`sum(${each.rebate})`.mapWith(moneyOf) })
    .from(members)
    .crossJoinLateral(each)
    .where(eq(members.uplineId, headId))
    .groupBy(each.day, each.level);
  const passedOn = new Map(ofDirects.map((row) => [keyOf({ ...row, level: row.level + 1 }), row.rebate]));
  return own.map((row) => ({ ...row, commission: minus(row.rebate, passedOn.get(keyOf(row)) ?? ZERO) }));
}

/** @param headId an id, or a column of the query that this one is a part of */
function rebatesOf(db: Database, headId: number | AnyColumn, { from, to }: Days) {
  const { day, level, memberId } = teamDays;
  return db
    .select({ day, level, rebate: rebateSum.mapWith(moneyOf).as('rebate') })
    .from(teamDays)
    .where(and(eq(memberId, headId), between(day, from, to)))
    .groupBy(day, level);
}

function keyOf({ day, level }: Pick<DayEarnings, 'day' | 'level'>): string {
  return `${day} ${level}`;
}
