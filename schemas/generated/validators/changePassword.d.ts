// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type ChangePasswordAnswer = operations['changePassword']['responses'][200]['content']['application/json'];

/** Whether the value is a whole ChangePasswordAnswer; properties that the contract does not name are tolerated. */
export function isChangePassword(value: unknown): value is ChangePasswordAnswer;
