// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { RegisterPayload } from '#schemas/generated/platform.ts';
import { isRegisterMobileValue, type RegisterMobileValue } from '#schemas/generated/validators/registerMobile.js';
import { ask } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Registers a member by mobile number and logs the member in. @throws PlatformError */
export async function registerMobile(
  platform: PlatformClient,
  body: RegisterPayload,
  options?: CallOptions & BodyCallOptions,
): Promise<RegisterMobileValue> {
  return ask(platform, 'PUT /wps/member/register/mobile', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) }, isRegisterMobileValue);
}
