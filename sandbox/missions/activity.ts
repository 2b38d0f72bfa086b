import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import { type MinorUnits, sumOf, ZERO } from '#schemas/money/minor-units.ts';
import type { PeriodSpan } from '../care/limits/period.ts';
import { games } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { bets } from '../play/play-tables.ts';
import { loginDays } from './mission-tables.ts';

/** A member's activity in a span, in the units of missions. */
export interface Activity {
  days: number;
  bets: number;
  games: number;
  categories: number;
  vendors: number;
  money: MinorUnits;
}

export const NO_ACTIVITY: Activity = { days: 0, bets: 0, games: 0, categories: 0, vendors: 0, money: ZERO };

const catalogue = new Map(games.map((game) => [game.nodeId, game]));

/** Activity in a span by member, of all members or one. Members without any are left out. */
export async function activityIn(
  db: Database,
  { start, end }: PeriodSpan,
  memberId?: number,
): Promise<Map<number, Activity>> {
  const own = memberId === undefined ? undefined : eq(bets.memberId, memberId);
  const played = await db
    .select({
      memberId: bets.memberId,
      nodeId: bets.nodeId,
      bets: count(),
      money: sql`sum(${bets.stake})`.mapWith(moneyOf),
    })
    .from(bets)
    .where(and(gte(bets.createdAt, start), lt(bets.createdAt, end), own))
    .groupBy(bets.memberId, bets.nodeId);
  const visits = await db
    .select({ memberId: loginDays.memberId, days: count() })
    .from(loginDays)
    .where(
      and(
        gte(loginDays.day, start),
        lt(loginDays.day, end),
        memberId === undefined ? undefined : eq(loginDays.memberId, memberId),
      ),
    )
    .groupBy(loginDays.memberId);
  const days = new Map(visits.map((visit) => [visit.memberId, visit.days]));
  const ids = new Set([...days.keys(), ...played.map((row) => row.memberId)]);
  const activity = (id: number) => ({
    ...summed(played.filter((row) => row.memberId === id)),
    days: days.get(id) ?? 0,
  });
  return new Map([...ids].map((id) => [id, activity(id)]));
}

/** Play on one game. */
export interface Played {
  nodeId: number;
  bets: number;
  money: MinorUnits;
}

export function summed(rows: readonly Played[]): Omit<Activity, 'days'> {
  const kinds = rows.flatMap(({ nodeId }) => catalogue.get(nodeId) ?? []);
  return {
    bets: rows.reduce((count, row) => count + row.bets, 0),
    money: sumOf(rows.map((row) => row.money)),
    games: rows.length,
    categories: new Set(kinds.map(({ gameType }) => gameType)).size,
    vendors: new Set(kinds.map(({ vassalage }) => vassalage)).size,
  };
}
