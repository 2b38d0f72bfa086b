// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type MissionLeaderboardAnswer = operations['missionLeaderboard']['responses'][200]['content']['application/json'];

/** Whether the value is a whole MissionLeaderboardAnswer; properties that the contract does not name are tolerated. */
export function isMissionLeaderboard(value: unknown): value is MissionLeaderboardAnswer;
