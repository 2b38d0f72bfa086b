// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type BalanceAnswer = operations['balance']['responses'][200]['content']['application/json'];

/** Whether the value is a whole BalanceAnswer; properties that the contract does not name are tolerated. */
export function isBalance(value: unknown): value is BalanceAnswer;
