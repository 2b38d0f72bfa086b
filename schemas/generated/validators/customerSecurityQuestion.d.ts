// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type CustomerSecurityQuestionAnswer = operations['customerSecurityQuestion']['responses'][200]['content']['application/json'];

/** Whether the value is a whole CustomerSecurityQuestionAnswer; properties that the contract does not name are tolerated. */
export function isCustomerSecurityQuestion(value: unknown): value is CustomerSecurityQuestionAnswer;
