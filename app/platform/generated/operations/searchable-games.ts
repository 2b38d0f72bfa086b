// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isSearchableGamesValue, type SearchableGamesValue } from '#schemas/generated/validators/searchableGames.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** One page of the names that games are found by. @throws PlatformError */
export function searchableGames(
  platform: PlatformClient,
  query?: operations['searchableGames']['parameters']['query'],
  options?: CallOptions,
): Promise<SearchableGamesValue> {
  return ask(platform, 'GET /wps/search/games', { ...options, query }, isSearchableGamesValue);
}
