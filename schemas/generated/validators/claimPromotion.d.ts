// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type ClaimPromotionAnswer = operations['claimPromotion']['responses'][200]['content']['application/json'];

/** Whether the value is a whole ClaimPromotionAnswer; properties that the contract does not name are tolerated. */
export function isClaimPromotion(value: unknown): value is ClaimPromotionAnswer;
