// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isLotteryIssueValue, type LotteryIssueValue } from '#schemas/generated/validators/lotteryIssue.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The draw that is open for bets. @throws PlatformError */
export function lotteryIssue(
  platform: PlatformClient,
  query: operations['lotteryIssue']['parameters']['query'],
  options?: CallOptions,
): Promise<LotteryIssueValue> {
  return ask(platform, 'GET /lgw/games/issue', { ...options, query }, isLotteryIssueValue);
}
