// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isLotteryMenusValue, type LotteryMenusValue } from '#schemas/generated/validators/lotteryMenus.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The lottery games of a prize mode. @throws PlatformError */
export function lotteryMenus(
  platform: PlatformClient,
  query: operations['lotteryMenus']['parameters']['query'],
  options?: CallOptions,
): Promise<LotteryMenusValue> {
  return ask(platform, 'GET /lgw/games/game_menus', { ...options, query }, isLotteryMenusValue);
}
