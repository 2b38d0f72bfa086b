// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { send } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Logs the member out everywhere else. @throws PlatformError */
export function endOtherSessions(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<void> {
  return send(platform, 'DELETE /wps/member/sessions', { ...options });
}
