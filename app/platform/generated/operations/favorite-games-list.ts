// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isFavoriteGamesListValue, type FavoriteGamesListValue } from '#schemas/generated/validators/favoriteGamesList.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** One page of the member's favourites. @throws PlatformError */
export function favoriteGamesList(
  platform: PlatformClient,
  query?: operations['favoriteGamesList']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<FavoriteGamesListValue> {
  return ask(platform, 'GET /wps/relay/MCSFE_getFavoriteGamesList', { ...options, query }, isFavoriteGamesListValue);
}
