// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { PayoutAccountId } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Makes an account the default. @throws PlatformError */
export function choosePayoutAccount(
  platform: PlatformClient,
  body: PayoutAccountId,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'POST /wps/member/payoutAccount/default', { ...options, body });
}
