// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type PointRewardsAnswer = operations['pointRewards']['responses'][200]['content']['application/json'];

/** Whether the value is a whole PointRewardsAnswer; properties that the contract does not name are tolerated. */
export function isPointRewards(value: unknown): value is PointRewardsAnswer;
