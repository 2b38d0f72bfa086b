// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type ClaimMissionRewardAnswer = operations['claimMissionReward']['responses'][200]['content']['application/json'];

/** Whether the value is a whole ClaimMissionRewardAnswer; properties that the contract does not name are tolerated. */
export function isClaimMissionReward(value: unknown): value is ClaimMissionRewardAnswer;
