// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { FavoritePayload } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Adds a favourite. @throws PlatformError */
export function addFavoriteGame(
  platform: PlatformClient,
  body: FavoritePayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'POST /wps/relay/MCSFE_addFavoriteGameV2', { ...options, body });
}
