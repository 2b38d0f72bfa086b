// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type RecentGamesAnswer = operations['recentGames']['responses'][200]['content']['application/json'];

/** Whether the value is a whole RecentGamesAnswer; properties that the contract does not name are tolerated. */
export function isRecentGames(value: unknown): value is RecentGamesAnswer;
