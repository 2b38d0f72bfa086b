// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { BonusClaim } from '#schemas/generated/platform.ts';
import { isClaimRafflePromotionValue, type ClaimRafflePromotionValue } from '#schemas/generated/validators/claimRafflePromotion.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Draws the prize of a raffle. @throws PlatformError */
export function claimRafflePromotion(
  platform: PlatformClient,
  body: BonusClaim,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<ClaimRafflePromotionValue> {
  return ask(platform, 'POST /wps/relay/MCS2_claimRafflePromotion', { ...options, body }, isClaimRafflePromotionValue);
}
