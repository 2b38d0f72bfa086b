// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isFavoriteGamesValue, type FavoriteGamesValue } from '#schemas/generated/validators/favoriteGames.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The member's favourites. @throws PlatformError */
export function favoriteGames(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<FavoriteGamesValue> {
  return ask(platform, 'GET /wps/relay/MCSFE_getFavoriteGames', { ...options }, isFavoriteGamesValue);
}
