// Generated from schemas/platform/openapi.json by scripts/generate/platform-operations.ts.
import type { PaymentPasswordPayload } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Sets the first payment password. @throws PlatformError */
export function setPaymentPassword(
  platform: PlatformClient,
  body: PaymentPasswordPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'POST /wps/member/paymentPassword', { ...options, payload: body });
}
