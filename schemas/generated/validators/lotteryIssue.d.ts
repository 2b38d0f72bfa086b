// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type LotteryIssueAnswer = operations['lotteryIssue']['responses'][200]['content']['application/json'];

/** Whether the value is a whole LotteryIssueAnswer; properties that the contract does not name are tolerated. */
export function isLotteryIssue(value: unknown): value is LotteryIssueAnswer;
