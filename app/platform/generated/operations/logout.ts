// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { send } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Ends the session. @throws PlatformError */
export function logout(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<void> {
  return send(platform, 'DELETE /wps/session/logout', { ...options });
}
