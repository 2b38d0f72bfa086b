// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type ClaimRafflePromotionAnswer = operations['claimRafflePromotion']['responses'][200]['content']['application/json'];

/** Whether the value is a whole ClaimRafflePromotionAnswer; properties that the contract does not name are tolerated. */
export function isClaimRafflePromotion(value: unknown): value is ClaimRafflePromotionAnswer;
