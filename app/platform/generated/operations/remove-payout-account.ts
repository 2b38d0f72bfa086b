// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { RemovePayoutPayload } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Removes an account to withdraw to. @throws PlatformError */
export async function removePayoutAccount(
  platform: PlatformClient,
  body: RemovePayoutPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'POST /wps/member/payoutAccount/remove', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) });
}
