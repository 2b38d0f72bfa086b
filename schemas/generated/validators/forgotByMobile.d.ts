// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type ForgotByMobileAnswer = operations['forgotByMobile']['responses'][200]['content']['application/json'];

/** Whether the value is a whole ForgotByMobileAnswer; properties that the contract does not name are tolerated. */
export function isForgotByMobile(value: unknown): value is ForgotByMobileAnswer;
