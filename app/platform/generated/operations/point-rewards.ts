// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isPointRewardsValue, type PointRewardsValue } from '#schemas/generated/validators/pointRewards.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The goods of the point mall. @throws PlatformError */
export function pointRewards(
  platform: PlatformClient,
  query?: operations['pointRewards']['parameters']['query'],
  options?: CallOptions,
): Promise<PointRewardsValue> {
  return ask(platform, 'GET /wps/relay/getPointReward', { ...options, query }, isPointRewardsValue);
}
