// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type RedeemPointRewardAnswer = operations['redeemPointReward']['responses'][200]['content']['application/json'];

/** Whether the value is a whole RedeemPointRewardAnswer; properties that the contract does not name are tolerated. */
export function isRedeemPointReward(value: unknown): value is RedeemPointRewardAnswer;
