import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { TeamBet } from '#schemas/generated/platform.ts';
import { minus } from '#schemas/money/minor-units.ts';
import type { RecordRange } from '../calls/record-range.ts';
import type { GameType } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { transactions } from '../ledger/ledger-tables.ts';
import { bets } from '../play/play-tables.ts';
import type { GameOfBet } from '../records/bet-groups.ts';
import { members } from '../roster/member-tables.ts';
import { isAtLevel, isTaken, type RecordScope } from './record-scope.ts';
import { teamBets } from './team-record-tables.ts';

/** Settled bets of a team in a range of days. */
export interface TeamBetQuery extends RecordScope, Pick<RecordRange, 'start' | 'end'> {
  gameType?: GameType | undefined;
  vendor?: string | undefined;
  result?: 'won' | 'lost' | undefined;
}

const RESULTS = { won: sql`${teamBets.win} > ${teamBets.stake}`, lost: sql`${teamBets.win} < ${teamBets.stake}` };

/** Sums by level below the head and game, of every level and game. */
export function teamBetSums(db: Database, query: TeamBetQuery) {
  return db
    .select({
      ...{ level: teamBets.level, nodeId: teamBets.nodeId },
      count: sql`count(*)`.mapWith(Number),
      stake: sql`sum(${teamBets.stake})`.mapWith(moneyOf),
      paid: sql`sum(${teamBets.win})`.mapWith(moneyOf),
      profit: sql`sum(${teamBets.win} - ${teamBets.stake})`.mapWith(moneyOf),
    })
    .from(teamBets)
    .where(betCondition(query))
    .groupBy(teamBets.level, teamBets.nodeId);
}

/** Ids of the games of a query's bets, at every level. */
export function playedGames(db: Database, query: TeamBetQuery) {
  return db.selectDistinct({ nodeId: teamBets.nodeId }).from(teamBets).where(betCondition(query));
}

export type TeamBetSums = Awaited<ReturnType<typeof teamBetSums>>[number];

/** Whether a query leaves out some games. */
export function choosesGames({ gameType, vendor }: TeamBetQuery): boolean {
  return gameType !== undefined || vendor !== undefined;
}

/** Whether a game is among those that a query wants. */
export function isOfGames({ gameType, vendor }: TeamBetQuery, game: GameOfBet): boolean {
  return (gameType === undefined || game.gameType === gameType) && (vendor === undefined || game.vendor === vendor);
}

interface Page {
  limit: number;
  offset?: number;
  /** The last bet before the page. */
  after?: { settledAt: number; betId: number } | undefined;
}

/** One page of bets, latest settled first. @param nodeIds ids of the games to list */
export function teamBetRows(db: Database, query: TeamBetQuery, nodeIds: readonly number[], page: Page) {
  const isOfGame = choosesGames(query) ? inArray(teamBets.nodeId, [...nodeIds]) : undefined;
  return rowsWhere(db, and(betCondition(query), isAtLevel(teamBets.level, query), isOfGame), page);
}

/** A bet of an agent's team, or nothing. */
export async function teamBetRow(db: Database, agentId: number, betId: number) {
  const [row] = await rowsWhere(db, and(eq(teamBets.betId, betId), eq(teamBets.headId, agentId)), ONE);
  return row;
}

const ONE: Page = { limit: 1 };

function rowsWhere(db: Database, where: SQL | undefined, { limit, offset = 0, after }: Page) {
  // The page first, as ids of an index: what is before it costs nothing else.
  const page = db
    .select({ betId: teamBets.betId, level: teamBets.level })
    .from(teamBets)
    .where(and(where, after && sql`(${teamBets.settledAt}, ${teamBets.betId}) < (${after.settledAt}, ${after.betId})`))
    .orderBy(desc(teamBets.settledAt), desc(teamBets.betId))
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select({
      ...{ betId: bets.transactionId, memberId: members.id, account: members.account, level: page.level },
      ...{ nodeId: bets.nodeId, stake: bets.stake, paid: bets.win },
      ...{ placedAt: transactions.createdAt, settledAt: bets.createdAt },
    })
    .from(page)
    .innerJoin(bets, eq(bets.transactionId, page.betId))
    .innerJoin(transactions, eq(transactions.id, page.betId))
    .innerJoin(members, eq(members.id, bets.memberId))
    .orderBy(desc(bets.createdAt), desc(bets.transactionId));
}

type TeamBetRow = Awaited<ReturnType<typeof rowsWhere>>[number];

/** @param headLevel levels that the rows' head is below the agent */
export function teamBetItem(row: TeamBetRow, gameOf: (nodeId: number) => GameOfBet, headLevel = 0): TeamBet {
  const { memberId: _, nodeId, level, ...bet } = row;
  return { ...bet, level: level + headLevel, ...gameOf(nodeId), profit: minus(bet.paid, bet.stake) };
}

function betCondition(query: TeamBetQuery): SQL | undefined {
  const { headId, start, end, result } = query;
  return and(
    eq(teamBets.headId, headId),
    gte(teamBets.settledAt, start),
    lt(teamBets.settledAt, end),
    isTaken(teamBets.level, query),
    result && RESULTS[result],
  );
}
