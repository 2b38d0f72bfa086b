// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isPasskeysValue, type PasskeysValue } from '#schemas/generated/validators/passkeys.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The member's passkeys. @throws PlatformError */
export function passkeys(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<PasskeysValue> {
  return ask(platform, 'GET /wps/member/passkeys', { ...options }, isPasskeysValue);
}
