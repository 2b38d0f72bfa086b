// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type PromotionsAnswer = operations['promotions']['responses'][200]['content']['application/json'];

/** Whether the value is a whole PromotionsAnswer; properties that the contract does not name are tolerated. */
export function isPromotions(value: unknown): value is PromotionsAnswer;
