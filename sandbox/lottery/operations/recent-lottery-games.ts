import { desc, eq, max } from 'drizzle-orm';
import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { lotteryGame } from '../games/lottery-games.ts';
import { lotteryBets } from '../lottery-tables.ts';
import { languageOf, menuItem, requireLottery } from '../menu-items.ts';

const MOST_RECENT = 8;

export const recentLotteryGames: Handler<'recentLotteryGames'> = async (call) => {
  const { platform, query } = call;
  const { id } = loggedIn(call);
  requireLottery(platform);
  const last = max(lotteryBets.placedAt);
  const rows = await platform.db
    .select({ gameCode: lotteryBets.gameCode })
    .from(lotteryBets)
    .where(eq(lotteryBets.memberId, id))
    .groupBy(lotteryBets.gameCode)
    .orderBy(desc(last), lotteryBets.gameCode)
    .limit(MOST_RECENT);
  const games = rows.flatMap(({ gameCode }) => lotteryGame(gameCode) ?? []);
  return { success: true, value: games.map((game) => menuItem(platform, game, languageOf(platform, query))) };
};
