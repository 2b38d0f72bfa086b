// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isRecentLotteryGamesValue, type RecentLotteryGamesValue } from '#schemas/generated/validators/recentLotteryGames.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The lottery games that the member bet on last. @throws PlatformError */
export function recentLotteryGames(
  platform: PlatformClient,
  query?: operations['recentLotteryGames']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<RecentLotteryGamesValue> {
  return ask(platform, 'GET /lgw/vn/games/game_menu/recent', { ...options, query }, isRecentLotteryGamesValue);
}
