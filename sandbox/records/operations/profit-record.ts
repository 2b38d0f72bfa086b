import { eq, sql } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import type { CatalogueGame } from '#sandbox/catalogue/catalogue.ts';
import { shelfOf } from '#sandbox/catalogue/game-items.ts';
import type { Database } from '#sandbox/database/database.ts';
import { netPosition } from '#sandbox/ledger/net-position.ts';
import { addDays, dayIn } from '#sandbox/merchants/days.ts';
import { betDays } from '#sandbox/play/play-tables.ts';
import { members } from '#sandbox/roster/member-tables.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import { betGroups, betTotals, gamesOfBets } from '../bet-groups.ts';
import { recordMember } from '../record-member.ts';
import { type BetQuery, betSums, daysWanted } from '../settled-bets.ts';

const NOTHING = { count: 0, stake: ZERO, paid: ZERO, profit: ZERO };

export const profitRecord: Handler<'profitRecord'> = async (call) => {
  const { platform, query } = call;
  const { id: memberId } = recordMember(call);
  const { start, end, ...range } = recordRange(platform, query);
  const shelf = shelfOf(platform);
  const filter = { memberId, from: range.from, to: range.to, start, end, gameType: query.gameType };
  // Read everything from one snapshot, so that a concurrent bet appears nowhere.
  const sums = await platform.db.transaction(
    async (tx) => ({
      sums: await profitSums(tx, filter, shelf.games),
      position: await netPosition(tx, memberId),
      rows: await tx.select({ registeredAt: members.registeredAt }).from(members).where(eq(members.id, memberId)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const since = dayIn(sums.rows[0]?.registeredAt ?? platform.now(), range.timeZone);
  return {
    success: true,
    value: {
      ...range,
      currency: platform.brand.currency,
      totals: betTotals(sums.sums.games),
      days: sums.sums.days,
      groups: betGroups(sums.sums.games, gamesOfBets(shelf, call.language)),
      position: { since, ...sums.position },
    },
  };
};

/** Sums of each day of the range, in order, and sums by game. A day without bets has zeros. */
async function profitSums(db: Database, query: BetQuery, games: readonly CatalogueGame[]) {
  const { from, to } = query;
  const days = [from];
  for (let day = from; day < to; days.push(day)) day = addDays(day, 1);
  // Read both in one query.
  const rows = await db
    .select({ day: sql<string | null>`${betDays.day}`, nodeId: sql<number | null>`${betDays.nodeId}`, ...betSums })
    .from(betDays)
    .where(daysWanted(query, games))
    .groupBy(sql`grouping sets ((1), (2))`);
  const byDay = new Map(rows.map(({ day, nodeId: _, ...sums }) => [day, sums]));
  return {
    days: days.map((day) => ({ day, ...(byDay.get(day) ?? NOTHING) })),
    games: rows.flatMap(({ day: _, nodeId, ...sums }) => (nodeId === null ? [] : [{ nodeId, ...sums }])),
  };
}
