// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isKnownPersonValue, type KnownPersonValue } from '#schemas/generated/validators/knownPerson.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** What the platform knows of a member whose identity is not verified. @throws PlatformError */
export function knownPerson(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<KnownPersonValue> {
  return ask(platform, 'GET /wps/v2/member/verification/known', { ...options }, isKnownPersonValue);
}
