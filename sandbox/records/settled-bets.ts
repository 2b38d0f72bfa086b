import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { CatalogueGame, GameType } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { transactions } from '../ledger/ledger-tables.ts';
import { bets } from '../play/play-tables.ts';
import type { RecordRange } from './record-range.ts';

/** Settled bets of one member in a range of days. */
export interface BetQuery extends Pick<RecordRange, 'start' | 'end'> {
  memberId: number;
  gameType?: GameType | undefined;
  vendor?: string | undefined;
  nodeId?: number | undefined;
  result?: 'won' | 'lost' | undefined;
}

type Games = readonly CatalogueGame[];

/** Number and sums of bets. */
export const betSums = {
  count: sql<number>`count(*)`.mapWith(Number),
  stake: sql`coalesce(sum(${bets.stake}), 0)`.mapWith(moneyOf),
  paid: sql`coalesce(sum(${bets.win}), 0)`.mapWith(moneyOf),
  profit: sql`coalesce(sum(${bets.win} - ${bets.stake}), 0)`.mapWith(moneyOf),
};

/** Sums by game. */
export function sumsByGame(db: Database, query: BetQuery, games: Games) {
  return db
    .select({ nodeId: bets.nodeId, ...betSums })
    .from(bets)
    .where(wanted(query, games))
    .groupBy(bets.nodeId);
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
    .where(wanted(query, games))
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

export function wanted(
  { memberId, start, end, gameType, vendor, nodeId, result }: BetQuery,
  games: Games,
): SQL | undefined {
  const chosen = games.filter(
    (game) =>
      (gameType === undefined || game.gameType === gameType) &&
      (vendor === undefined || game.vassalage === vendor) &&
      (nodeId === undefined || game.nodeId === nodeId),
  );
  return and(
    eq(bets.memberId, memberId),
    gte(bets.createdAt, start),
    lt(bets.createdAt, end),
    chosen.length === games.length
      ? undefined
      : inArray(
          bets.nodeId,
          chosen.map(({ nodeId }) => nodeId),
        ),
    result && RESULTS[result],
  );
}
