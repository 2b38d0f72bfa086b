// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type LotteryBetsAnswer = operations['lotteryBets']['responses'][200]['content']['application/json'];

/** Whether the value is a whole LotteryBetsAnswer; properties that the contract does not name are tolerated. */
export function isLotteryBets(value: unknown): value is LotteryBetsAnswer;
