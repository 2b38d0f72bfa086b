// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isReferralValue, type ReferralValue } from '#schemas/generated/validators/referral.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The member's referral code and invited friends. @throws PlatformError */
export function referral(
  platform: PlatformClient,
  query?: operations['referral']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<ReferralValue> {
  return ask(platform, 'GET /wps/member/referral', { ...options, query }, isReferralValue);
}
