// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Removes a favourite. @throws PlatformError */
export function removeFavoriteGame(
  platform: PlatformClient,
  query: operations['removeFavoriteGame']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<void> {
  return send(platform, 'DELETE /wps/relay/MCSFE_removeFavoriteGameV2', { ...options, query });
}
