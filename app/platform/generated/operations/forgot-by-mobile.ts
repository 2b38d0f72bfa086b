// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { ResetPayload } from '#schemas/generated/platform.ts';
import { isForgotByMobileValue, type ForgotByMobileValue } from '#schemas/generated/validators/forgotByMobile.js';
import { ask } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Sets a new password for the member with a mobile number. @throws PlatformError */
export async function forgotByMobile(
  platform: PlatformClient,
  body: ResetPayload,
  options?: CallOptions & BodyCallOptions,
): Promise<ForgotByMobileValue> {
  return ask(platform, 'POST /wps/member/password/verification', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) }, isForgotByMobileValue, '');
}
