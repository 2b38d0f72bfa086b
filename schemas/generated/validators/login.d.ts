// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type LoginAnswer = operations['login']['responses'][200]['content']['application/json'];

/** Whether the value is a whole LoginAnswer; properties that the contract does not name are tolerated. */
export function isLogin(value: unknown): value is LoginAnswer;
