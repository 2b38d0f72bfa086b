// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isHotGamesValue, type HotGamesValue } from '#schemas/generated/validators/hotGames.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The hot games. @throws PlatformError */
export function hotGames(
  platform: PlatformClient,
  query?: operations['hotGames']['parameters']['query'],
  options?: CallOptions,
): Promise<HotGamesValue> {
  return ask(platform, 'GET /wps/relay/GCSGAME_hotGamesV2', { ...options, query }, isHotGamesValue);
}
