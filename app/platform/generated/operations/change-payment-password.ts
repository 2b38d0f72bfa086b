// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { ChangePaymentPasswordPayload } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Changes the payment password. @throws PlatformError */
export async function changePaymentPassword(
  platform: PlatformClient,
  body: ChangePaymentPasswordPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'PUT /wps/member/paymentPassword', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) });
}
