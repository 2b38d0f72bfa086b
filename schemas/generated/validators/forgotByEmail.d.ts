// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type ForgotByEmailAnswer = operations['forgotByEmail']['responses'][200]['content']['application/json'];

/** Whether the value is a whole ForgotByEmailAnswer; properties that the contract does not name are tolerated. */
export function isForgotByEmail(value: unknown): value is ForgotByEmailAnswer;
