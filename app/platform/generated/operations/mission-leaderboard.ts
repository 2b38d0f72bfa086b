// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isMissionLeaderboardValue, type MissionLeaderboardValue } from '#schemas/generated/validators/missionLeaderboard.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The leaderboard of missions. @throws PlatformError */
export function missionLeaderboard(
  platform: PlatformClient,
  query: operations['missionLeaderboard']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<MissionLeaderboardValue> {
  return ask(platform, 'GET /wps/relay/getMissionLeaderboard', { ...options, query }, isMissionLeaderboardValue);
}
