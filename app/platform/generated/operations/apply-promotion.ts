// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { PromotionApplication } from '#schemas/generated/platform.ts';
import { isApplyPromotionValue, type ApplyPromotionValue } from '#schemas/generated/validators/applyPromotion.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Joins a promotion. @throws PlatformError */
export function applyPromotion(
  platform: PlatformClient,
  body: PromotionApplication,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<ApplyPromotionValue> {
  return ask(platform, 'POST /wps/relay/MCSFE_applyPromotion', { ...options, body }, isApplyPromotionValue);
}
