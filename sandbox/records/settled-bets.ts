import { and, type Column, desc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { RecordRange } from '../calls/record-range.ts';
import type { CatalogueGame, GameType } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { transactions } from '../ledger/ledger-tables.ts';
import { betDays, bets } from '../play/play-tables.ts';

/** Settled bets of one member in a range of days. */
export interface BetQuery extends Pick<RecordRange, 'from' | 'to' | 'start' | 'end'> {
  memberId: number;
  gameType?: GameType | undefined;
  vendor?: string | undefined;
  nodeId?: number | undefined;
  result?: 'won' | 'lost' | undefined;
}

type Games = readonly CatalogueGame[];

/** Number and sums of bets. */
export const betSums = {
  count: sql<number>`sum(${betDays.count})`.mapWith(Number),
  stake: sql`sum(${betDays.stake})`.mapWith(moneyOf),
  paid: sql`sum(${betDays.win})`.mapWith(moneyOf),
  profit: sql`sum(${betDays.win} - ${betDays.stake})`.mapWith(moneyOf),
};

/** Sums by game. */
export function sumsByGame(db: Database, query: BetQuery, games: Games) {
  return db
    .select({ nodeId: betDays.nodeId, ...betSums })
    .from(betDays)
    .where(daysWanted(query, games))
    .groupBy(betDays.nodeId);
}

/** One page of bets, latest settled first. */
export function settledBets(
  db: Database,
  query: BetQuery,
  games: Games,
  { limit, offset }: { limit: number; offset: number },
) {
  // The page first, as ids of an index: what is before it costs nothing else.
  const page = db
    .select({ betId: bets.transactionId })
    .from(bets)
    .where(betCondition(query, games))
    .orderBy(desc(bets.createdAt), desc(bets.transactionId))
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select({
      ...{ betId: bets.transactionId, nodeId: bets.nodeId, stake: bets.stake, paid: bets.win },
      ...{ balance: bets.balanceAfter, placedAt: transactions.createdAt, settledAt: bets.createdAt },
    })
    .from(page)
    .innerJoin(bets, eq(bets.transactionId, page.betId))
    .innerJoin(transactions, eq(transactions.id, page.betId))
    .orderBy(desc(bets.createdAt), desc(bets.transactionId));
}

const RESULTS = { won: sql`${bets.win} > ${bets.stake}`, lost: sql`${bets.win} < ${bets.stake}` };

function betCondition(query: BetQuery, games: Games): SQL | undefined {
  const { memberId, start, end, result } = query;
  return and(
    eq(bets.memberId, memberId),
    gte(bets.createdAt, start),
    lt(bets.createdAt, end),
    isOfGames(bets.nodeId, query, games),
    result && RESULTS[result],
  );
}

/** The days' sums of the same bets. */
export function daysWanted(query: BetQuery, games: Games): SQL | undefined {
  const { memberId, from, to, result } = query;
  return and(
    eq(betDays.memberId, memberId),
    gte(betDays.day, from),
    lte(betDays.day, to),
    isOfGames(betDays.nodeId, query, games),
    result && eq(betDays.result, result),
  );
}

function isOfGames(nodeId: Column, { gameType, vendor, nodeId: one }: BetQuery, games: Games): SQL | undefined {
  const chosen = games.filter(
    (game) =>
      (gameType === undefined || game.gameType === gameType) &&
      (vendor === undefined || game.vassalage === vendor) &&
      (one === undefined || game.nodeId === one),
  );
  if (chosen.length === games.length) return undefined;
  return inArray(
    nodeId,
    chosen.map((game) => game.nodeId),
  );
}
