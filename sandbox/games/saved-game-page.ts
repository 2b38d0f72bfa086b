import type { SavedGamePage } from '#schemas/generated/platform.ts';
import { gameItems, gamesOf } from '../catalogue/game-items.ts';
import type { Platform } from '../platform.ts';

interface PageQuery {
  pageNum?: number;
  pageSize?: number;
}

/** One page of a member's favourites or recent games, without games that the brand does not offer. */
export function savedGamePage(
  platform: Platform,
  nodeIds: readonly number[],
  { pageNum = 1, pageSize = 24 }: PageQuery,
): SavedGamePage {
  const byNode = new Map(gamesOf(platform).map((game) => [game.nodeId, game]));
  const games = nodeIds.flatMap((nodeId) => byNode.get(nodeId) ?? []);
  const content = games.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(gameItems(platform));
  return { content, pageNum, totalPages: Math.ceil(games.length / pageSize) };
}
