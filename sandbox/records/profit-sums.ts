import { sql } from 'drizzle-orm';
import { ZERO } from '#schemas/money/minor-units.ts';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { addDays } from '../merchants/days.ts';
import { betDays } from '../play/play-tables.ts';
import { type BetQuery, betSums, daysWanted } from './settled-bets.ts';

/** Sums of each day of the range, in order, and sums by game. A day without bets has zeros. */
export async function profitSums(db: Database, query: BetQuery, games: readonly CatalogueGame[]) {
  const { from, to } = query;
  const days = [from];
  for (let day = from; day < to; days.push(day)) day = addDays(day, 1);
  // Both from one reading.
  const found = await db
    .select({ day: sql<string | null>`${betDays.day}`, nodeId: sql<number | null>`${betDays.nodeId}`, ...betSums })
    .from(betDays)
    .where(daysWanted(query, games))
    .groupBy(sql`grouping sets ((1), (2))`);
  const byDay = new Map(found.map(({ day, nodeId: _, ...sums }) => [day, sums]));
  return {
    days: days.map((day) => ({ day, ...(byDay.get(day) ?? NOTHING) })),
    games: found.flatMap(({ day: _, nodeId, ...sums }) => (nodeId === null ? [] : [{ nodeId, ...sums }])),
  };
}

const NOTHING = { count: 0, stake: ZERO, paid: ZERO, profit: ZERO };
