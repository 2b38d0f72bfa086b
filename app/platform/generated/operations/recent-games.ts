// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isRecentGamesValue, type RecentGamesValue } from '#schemas/generated/validators/recentGames.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** One page of the member's recent games. @throws PlatformError */
export function recentGames(
  platform: PlatformClient,
  query?: operations['recentGames']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<RecentGamesValue> {
  return ask(platform, 'GET /wps/relay/GCS_recentGame', { ...options, query }, isRecentGamesValue);
}
