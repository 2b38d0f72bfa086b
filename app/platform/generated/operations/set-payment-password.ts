// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { PaymentPasswordPayload } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Sets the first payment password. @throws PlatformError */
export async function setPaymentPassword(
  platform: PlatformClient,
  body: PaymentPasswordPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'POST /wps/member/paymentPassword', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) });
}
