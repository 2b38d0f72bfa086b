// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type PointTransactionsAnswer = operations['pointTransactions']['responses'][200]['content']['application/json'];

/** Whether the value is a whole PointTransactionsAnswer; properties that the contract does not name are tolerated. */
export function isPointTransactions(value: unknown): value is PointTransactionsAnswer;
