// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type RedemptionsAnswer = operations['redemptions']['responses'][200]['content']['application/json'];

/** Whether the value is a whole RedemptionsAnswer; properties that the contract does not name are tolerated. */
export function isRedemptions(value: unknown): value is RedemptionsAnswer;
