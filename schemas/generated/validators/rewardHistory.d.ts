// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type RewardHistoryAnswer = operations['rewardHistory']['responses'][200]['content']['application/json'];

/** Whether the value is a whole RewardHistoryAnswer; properties that the contract does not name are tolerated. */
export function isRewardHistory(value: unknown): value is RewardHistoryAnswer;
