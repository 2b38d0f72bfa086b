// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type LotteryMenusAnswer = operations['lotteryMenus']['responses'][200]['content']['application/json'];

/** Whether the value is a whole LotteryMenusAnswer; properties that the contract does not name are tolerated. */
export function isLotteryMenus(value: unknown): value is LotteryMenusAnswer;
