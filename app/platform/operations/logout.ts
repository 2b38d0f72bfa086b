// Generated from schemas/platform/openapi.json by scripts/generate/platform-operations.ts.
import { send } from '../ask.ts';
import type { PlatformClient, SessionCallOptions } from '../platform-client.ts';

/** Ends the session. @throws PlatformError */
export function logout(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<void> {
  return send(platform, 'DELETE /wps/session/logout', { ...options });
}
