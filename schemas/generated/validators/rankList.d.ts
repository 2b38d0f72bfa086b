// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type RankListAnswer = operations['rankList']['responses'][200]['content']['application/json'];

/** Whether the value is a whole RankListAnswer; properties that the contract does not name are tolerated. */
export function isRankList(value: unknown): value is RankListAnswer;
