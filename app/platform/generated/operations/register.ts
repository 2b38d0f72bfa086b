// Generated from schemas/platform/openapi.json by scripts/generate/platform-operations.ts.
import type { RegisterPayload } from '#schemas/generated/platform.ts';
import { isRegisterValue, type RegisterValue } from '#schemas/generated/validators/register.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Registers a member by username and logs the member in. @throws PlatformError */
export function register(
  platform: PlatformClient,
  body: RegisterPayload,
  options?: CallOptions & BodyCallOptions,
): Promise<RegisterValue> {
  return ask(platform, 'PUT /wps/member/register', { ...options, payload: body }, isRegisterValue);
}
