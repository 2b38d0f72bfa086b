// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { LoginPayload, SmsLoginPayload } from '#schemas/generated/platform.ts';
import { isLoginValue, type LoginValue } from '#schemas/generated/validators/login.js';
import { ask } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Logs a member or an agent in. @throws PlatformError */
export async function login(
  platform: PlatformClient,
  body: LoginPayload | SmsLoginPayload,
  options?: CallOptions & BodyCallOptions,
): Promise<LoginValue> {
  return ask(platform, 'POST /wps/session/login', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) }, isLoginValue);
}
