// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type VnLotteryMenuAnswer = operations['vnLotteryMenu']['responses'][200]['content']['application/json'];

/** Whether the value is a whole VnLotteryMenuAnswer; properties that the contract does not name are tolerated. */
export function isVnLotteryMenu(value: unknown): value is VnLotteryMenuAnswer;
