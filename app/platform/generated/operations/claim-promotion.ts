// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { BonusClaim } from '#schemas/generated/platform.ts';
import { isClaimPromotionValue, type ClaimPromotionValue } from '#schemas/generated/validators/claimPromotion.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Claims an issued bonus. @throws PlatformError */
export function claimPromotion(
  platform: PlatformClient,
  body: BonusClaim,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<ClaimPromotionValue> {
  return ask(platform, 'POST /wps/relay/MCSFE_claimPromotion', { ...options, body }, isClaimPromotionValue);
}
