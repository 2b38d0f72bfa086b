import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { RankEntry } from '#schemas/generated/platform.ts';
import { masked } from '../member/masked.ts';
import { members } from '../member/member-tables.ts';
import type { Platform } from '../platform.ts';
import { bets } from '../play/play-tables.ts';
import { gamesOf, pictureOf } from './game-items.ts';

/** Lines of the board. */
export const BOARD_LIMIT = 20;

export interface BoardLine {
  transactionId: number;
  entry: RankEntry;
}

/** The largest wins of settled bets, largest first. */
export async function winnerBoard(
  platform: Platform,
  category = 'ALL',
  limit: number = BOARD_LIMIT,
): Promise<BoardLine[]> {
  const { db, brand } = platform;
  const games = gamesOf(platform).filter(({ gameType }) => category === 'ALL' || gameType === category);
  const byNode = new Map(games.map((game) => [game.nodeId, game]));
  const wins = await db
    .select({ winAmount: bets.win, nodeId: bets.nodeId, account: members.account, transactionId: bets.transactionId })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(and(gt(bets.win, 0), inArray(bets.nodeId, [...byNode.keys()])))
    .orderBy(desc(bets.win), bets.transactionId)
    .limit(limit);
  return wins.flatMap(({ winAmount, nodeId, account, transactionId }) => {
    const game = byNode.get(nodeId);
    if (!game) return [];
    const { name: nodeName, vassalage, gameType, gameCode } = game;
    const what = { nodeId, nodeName, vassalage, gameType, gameCode, showIcon: pictureOf(nodeId) };
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
