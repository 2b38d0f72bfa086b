// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type LotteryTableAnswer = operations['lotteryTable']['responses'][200]['content']['application/json'];

/** Whether the value is a whole LotteryTableAnswer; properties that the contract does not name are tolerated. */
export function isLotteryTable(value: unknown): value is LotteryTableAnswer;
