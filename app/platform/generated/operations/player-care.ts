// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isPlayerCareValue, type PlayerCareValue } from '#schemas/generated/validators/playerCare.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The member's limits, stop and reality check. @throws PlatformError */
export function playerCare(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<PlayerCareValue> {
  return ask(platform, 'GET /wps/member/care', { ...options }, isPlayerCareValue);
}
