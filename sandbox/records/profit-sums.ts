import { sql } from 'drizzle-orm';
import { ZERO } from '#schemas/money/minor-units.ts';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { bets } from '../play/play-tables.ts';
import { addDays, startOfDayIn } from './days.ts';
import type { RecordRange } from './record-range.ts';
import { type BetQuery, betSums, wanted } from './settled-bets.ts';

/** Sums of each day of the range, in order, and sums by game. A day without bets has zeros. */
export async function profitSums(
  db: Database,
  query: BetQuery,
  { from, to, timeZone }: Pick<RecordRange, 'from' | 'to' | 'timeZone'>,
  games: readonly CatalogueGame[],
) {
  const days = [from];
  for (let day = from; day < to; days.push(day)) day = addDays(day, 1);
  const starts = days.map((day) => startOfDayIn(day, timeZone));
  // The database sorts by the same first moments as the range has, also on days of changing clocks.
  const place = sql<number | null>`width_bucket(${bets.createdAt}, ${`{${starts.join(',')}}`}::bigint[])`;
  // Both from one reading of the bets.
  const found = await db
    .select({ place: place.as('place'), nodeId: sql<number | null>`${bets.nodeId}`, ...betSums })
    .from(bets)
    .where(wanted(query, games))
    .groupBy(sql`grouping sets ((1), (2))`);
  const byPlace = new Map(found.map(({ place: number, nodeId: _, ...sums }) => [number, sums]));
  return {
    days: days.map((day, index) => ({ day, ...(byPlace.get(index + 1) ?? NOTHING) })),
    games: found.flatMap(({ place: _, nodeId, ...sums }) => (nodeId === null ? [] : [{ nodeId, ...sums }])),
  };
}

const NOTHING = { count: 0, stake: ZERO, paid: ZERO, profit: ZERO };
