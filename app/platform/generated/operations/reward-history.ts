// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isRewardHistoryValue, type RewardHistoryValue } from '#schemas/generated/validators/rewardHistory.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Bonuses that were paid. @throws PlatformError */
export function rewardHistory(
  platform: PlatformClient,
  query?: operations['rewardHistory']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<RewardHistoryValue> {
  return ask(platform, 'GET /wps/relay/MCSFE_getRewardHistory', { ...options, query }, isRewardHistoryValue);
}
