// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isLotteryBetsValue, type LotteryBetsValue } from '#schemas/generated/validators/lotteryBets.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** One page of the member's lottery bets. @throws PlatformError */
export function lotteryBets(
  platform: PlatformClient,
  query?: operations['lotteryBets']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<LotteryBetsValue> {
  return ask(platform, 'GET /lgw/bets', { ...options, query }, isLotteryBetsValue);
}
