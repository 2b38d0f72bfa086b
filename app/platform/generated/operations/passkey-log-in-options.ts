// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isPasskeyLogInOptionsValue, type PasskeyLogInOptionsValue } from '#schemas/generated/validators/passkeyLogInOptions.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** A challenge for a log-in with a passkey. @throws PlatformError */
export function passkeyLogInOptions(
  platform: PlatformClient,
  options?: CallOptions,
): Promise<PasskeyLogInOptionsValue> {
  return ask(platform, 'POST /wps/session/login/passkey/options', { ...options }, isPasskeyLogInOptionsValue);
}
