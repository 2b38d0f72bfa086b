// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { PasskeyAssertion } from '#schemas/generated/platform.ts';
import { isPasskeyLogInValue, type PasskeyLogInValue } from '#schemas/generated/validators/passkeyLogIn.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Logs in with a passkey. @throws PlatformError */
export function passkeyLogIn(
  platform: PlatformClient,
  body: PasskeyAssertion,
  options?: CallOptions & BodyCallOptions,
): Promise<PasskeyLogInValue> {
  return ask(platform, 'POST /wps/session/login/passkey', { ...options, body }, isPasskeyLogInValue);
}
