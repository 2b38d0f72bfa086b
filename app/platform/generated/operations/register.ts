// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { RegisterPayload } from '#schemas/generated/platform.ts';
import { isRegisterValue, type RegisterValue } from '#schemas/generated/validators/register.js';
import { ask } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Registers a member by username and logs the member in. @throws PlatformError */
export async function register(
  platform: PlatformClient,
  body: RegisterPayload,
  options?: CallOptions & BodyCallOptions,
): Promise<RegisterValue> {
  return ask(platform, 'PUT /wps/member/register', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) }, isRegisterValue);
}
