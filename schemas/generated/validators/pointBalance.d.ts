// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type PointBalanceAnswer = operations['pointBalance']['responses'][200]['content']['application/json'];

/** Whether the value is a whole PointBalanceAnswer; properties that the contract does not name are tolerated. */
export function isPointBalance(value: unknown): value is PointBalanceAnswer;
