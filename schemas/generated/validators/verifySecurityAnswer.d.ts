// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type VerifySecurityAnswerAnswer = operations['verifySecurityAnswer']['responses'][200]['content']['application/json'];

/** Whether the value is a whole VerifySecurityAnswerAnswer; properties that the contract does not name are tolerated. */
export function isVerifySecurityAnswer(value: unknown): value is VerifySecurityAnswerAnswer;
