// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type ReferralAnswer = operations['referral']['responses'][200]['content']['application/json'];

/** Whether the value is a whole ReferralAnswer; properties that the contract does not name are tolerated. */
export function isReferral(value: unknown): value is ReferralAnswer;
