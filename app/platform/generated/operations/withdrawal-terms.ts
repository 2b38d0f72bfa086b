// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isWithdrawalTermsValue, type WithdrawalTermsValue } from '#schemas/generated/validators/withdrawalTerms.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** What a member can withdraw, and on which terms. @throws PlatformError */
export function withdrawalTerms(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<WithdrawalTermsValue> {
  return ask(platform, 'GET /wps/member/withdrawal/terms', { ...options }, isWithdrawalTermsValue);
}
