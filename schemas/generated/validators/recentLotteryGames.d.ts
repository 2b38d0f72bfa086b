// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type RecentLotteryGamesAnswer = operations['recentLotteryGames']['responses'][200]['content']['application/json'];

/** Whether the value is a whole RecentLotteryGamesAnswer; properties that the contract does not name are tolerated. */
export function isRecentLotteryGames(value: unknown): value is RecentLotteryGamesAnswer;
