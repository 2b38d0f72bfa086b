import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { RankEntry } from '../../../schemas/generated/platform.ts';
import { bets, members } from '../../database/tables.ts';
import type { Handler } from '../call.ts';
import { gameItems, gamesOf } from './game-items.ts';

/** The largest wins of real sandbox bets. */
export const rankList: Handler<'rankList'> = async ({ platform, query }) => {
  const { db, brand } = platform;
  const { gameCategory = 'ALL', limitNum = 20 } = query;
  const games = gamesOf(platform).filter(({ gameType }) => gameCategory === 'ALL' || gameType === gameCategory);
  const item = gameItems(platform);
  const byNode = new Map(games.map((game) => [game.nodeId, game]));
  const wins = await db
    .select({ winAmount: bets.win, nodeId: bets.nodeId, account: members.account })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(and(gt(bets.win, 0), inArray(bets.nodeId, [...byNode.keys()])))
    .orderBy(desc(bets.win), bets.transactionId)
    .limit(limitNum);
  const list = wins.flatMap(({ winAmount, nodeId, account }): RankEntry[] => {
    const game = byNode.get(nodeId);
    if (!game) return [];
    const { nodeName, vassalage, gameType, gameCode, showIcon } = item(game);
    const what = { nodeId, nodeName, vassalage, gameType, gameCode, showIcon };
    return [{ vo: { winAmount, currency: brand.currency, account: masked(account), ...what } }];
  });
  return { success: true, value: { list } };
};

function masked(account: string): string {
  return `${account.slice(0, 2)}***${account.slice(-2)}`;
}
