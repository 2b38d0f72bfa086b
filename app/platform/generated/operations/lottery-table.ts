// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isLotteryTableValue, type LotteryTableValue } from '#schemas/generated/validators/lotteryTable.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The bets that a game offers. @throws PlatformError */
export function lotteryTable(
  platform: PlatformClient,
  query: operations['lotteryTable']['parameters']['query'],
  options?: CallOptions,
): Promise<LotteryTableValue> {
  return ask(platform, 'GET /lgw/games/game', { ...options, query }, isLotteryTableValue);
}
