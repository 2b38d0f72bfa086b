// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type CaptchaAnswer = operations['captcha']['responses'][200]['content']['application/json'];

/** Whether the value is a whole CaptchaAnswer; properties that the contract does not name are tolerated. */
export function isCaptcha(value: unknown): value is CaptchaAnswer;
