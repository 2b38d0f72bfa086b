// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type ApplyPromotionAnswer = operations['applyPromotion']['responses'][200]['content']['application/json'];

/** Whether the value is a whole ApplyPromotionAnswer; properties that the contract does not name are tolerated. */
export function isApplyPromotion(value: unknown): value is ApplyPromotionAnswer;
