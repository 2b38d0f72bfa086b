// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { PasskeyMade } from '#schemas/generated/platform.ts';
import { isAddPasskeyValue, type AddPasskeyValue } from '#schemas/generated/validators/addPasskey.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Adds a passkey. @throws PlatformError */
export function addPasskey(
  platform: PlatformClient,
  body: PasskeyMade,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<AddPasskeyValue> {
  return ask(platform, 'POST /wps/member/passkeys', { ...options, body }, isAddPasskeyValue);
}
