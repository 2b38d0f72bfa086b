// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type RegisterMobileAnswer = operations['registerMobile']['responses'][200]['content']['application/json'];

/** Whether the value is a whole RegisterMobileAnswer; properties that the contract does not name are tolerated. */
export function isRegisterMobile(value: unknown): value is RegisterMobileAnswer;
