// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isPromotionsValue, type PromotionsValue } from '#schemas/generated/validators/promotions.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Promotions, and the member's status in each. @throws PlatformError */
export function promotions(
  platform: PlatformClient,
  query?: operations['promotions']['parameters']['query'],
  options?: CallOptions,
): Promise<PromotionsValue> {
  return ask(platform, 'GET /wps/relay/MCSFE_getPromotions', { ...options, query }, isPromotionsValue);
}
