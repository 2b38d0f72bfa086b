// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isRankListValue, type RankListValue } from '#schemas/generated/validators/rankList.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The largest wins, largest first. @throws PlatformError */
export function rankList(
  platform: PlatformClient,
  query?: operations['rankList']['parameters']['query'],
  options?: CallOptions,
): Promise<RankListValue> {
  return ask(platform, 'GET /wps/relay/GCSGAME_getRankList', { ...options, query }, isRankListValue);
}
