// Generated from schemas/platform/openapi.json by scripts/generate/platform-operations.ts.
import type { PasskeyPayload } from '#schemas/generated/platform.ts';
import { isPasskeyOptionsValue, type PasskeyOptionsValue } from '#schemas/generated/validators/passkeyOptions.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** A challenge for a new passkey. @throws PlatformError */
export function passkeyOptions(
  platform: PlatformClient,
  body: PasskeyPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<PasskeyOptionsValue> {
  return ask(platform, 'POST /wps/member/passkeys/options', { ...options, payload: body }, isPasskeyOptionsValue);
}
