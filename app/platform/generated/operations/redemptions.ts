// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isRedemptionsValue, type RedemptionsValue } from '#schemas/generated/validators/redemptions.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** One page of the member's redemptions. @throws PlatformError */
export function redemptions(
  platform: PlatformClient,
  query?: operations['redemptions']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<RedemptionsValue> {
  return ask(platform, 'GET /wps/relay/getRedeemPointList', { ...options, query }, isRedemptionsValue);
}
