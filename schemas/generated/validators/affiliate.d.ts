// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type AffiliateAnswer = operations['affiliate']['responses'][200]['content']['application/json'];

/** Whether the value is a whole AffiliateAnswer; properties that the contract does not name are tolerated. */
export function isAffiliate(value: unknown): value is AffiliateAnswer;
