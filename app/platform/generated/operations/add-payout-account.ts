// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { PayoutAccountRequest } from '#schemas/generated/platform.ts';
import { isAddPayoutAccountValue, type AddPayoutAccountValue } from '#schemas/generated/validators/addPayoutAccount.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Adds an account to withdraw to. @throws PlatformError */
export function addPayoutAccount(
  platform: PlatformClient,
  body: PayoutAccountRequest,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<AddPayoutAccountValue> {
  return ask(platform, 'POST /wps/member/payoutAccount', { ...options, body }, isAddPayoutAccountValue);
}
