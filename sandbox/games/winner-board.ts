import { and, asc, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { RankEntry } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import { gamesOf, pictureOf } from '../catalogue/game-items.ts';
import type { Platform } from '../platform.ts';
import { bets } from '../play/play-tables.ts';
import { masked } from '../roster/masked.ts';
import { members } from '../roster/member-tables.ts';

/** Lines of a board. */
export const BOARD_LIMIT = 20;

export interface BoardLine {
  transactionId: number;
  entry: RankEntry;
}

/** Which settled bets are on a board, and in which order. */
interface Board {
  among: SQL;
  order: SQL[];
  category?: string;
  limit?: number | undefined;
}

/** The largest wins, largest first. */
export function winnerBoard(platform: Platform, category?: string, limit?: number): Promise<BoardLine[]> {
  const order = [desc(bets.win), asc(bets.transactionId)];
  return linesOf(platform, { among: gt(bets.win, ZERO), order, limit, ...(category && { category }) });
}

/** The wins that paid more than their stake, latest first. */
export function latestWins(platform: Platform, limit?: number): Promise<BoardLine[]> {
  const order = [desc(bets.createdAt), desc(bets.transactionId)];
  return linesOf(platform, { among: gt(bets.win, bets.stake), order, limit });
}

async function linesOf(
  platform: Platform,
  { among, order, category = 'ALL', limit = BOARD_LIMIT }: Board,
): Promise<BoardLine[]> {
  const { db, brand } = platform;
  const games = gamesOf(platform).filter(({ gameType }) => category === 'ALL' || gameType === category);
  const byNode = new Map(games.map((game) => [game.nodeId, game]));
  const wins = await db
    .select({
      winAmount: bets.win,
      nodeId: bets.nodeId,
      wonAt: bets.createdAt,
      account: members.account,
      transactionId: bets.transactionId,
    })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(and(among, inArray(bets.nodeId, [...byNode.keys()])))
    .orderBy(...order)
    .limit(limit);
  return wins.flatMap(({ winAmount, nodeId, wonAt, account, transactionId }) => {
    const game = byNode.get(nodeId);
    if (!game) return [];
    const { name: nodeName, vassalage, gameType, gameCode } = game;
    const what = { nodeId, nodeName, vassalage, gameType, gameCode, wonAt, showIcon: pictureOf(nodeId) };
    const vo = { id: transactionId, winAmount, currency: brand.currency, account: masked(account), ...what };
    return [{ transactionId, entry: { vo } }];
  });
}

/** Publishes a bet to open sites if it made it onto the board. */
export async function publishWinner(platform: Platform, transactionId: number): Promise<void> {
  const board = await winnerBoard(platform);
  const line = board.find((candidate) => candidate.transactionId === transactionId);
  if (line) platform.live.publish('winner', line.entry);
}
