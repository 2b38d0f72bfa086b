// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { PasskeyPayload } from '#schemas/generated/platform.ts';
import { isPasskeyOptionsValue, type PasskeyOptionsValue } from '#schemas/generated/validators/passkeyOptions.js';
import { ask } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** A challenge for a new passkey. @throws PlatformError */
export async function passkeyOptions(
  platform: PlatformClient,
  body: PasskeyPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<PasskeyOptionsValue> {
  return ask(platform, 'POST /wps/member/passkeys/options', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) }, isPasskeyOptionsValue);
}
