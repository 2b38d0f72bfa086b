// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isGameListValue, type GameListValue } from '#schemas/generated/validators/gameList.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** One page of games. @throws PlatformError */
export function gameList(
  platform: PlatformClient,
  query: operations['gameList']['parameters']['query'],
  options?: CallOptions,
): Promise<GameListValue> {
  return ask(platform, 'GET /wps/relay/GCSGAME_gameList', { ...options, query }, isGameListValue, '');
}
