// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type SmsCodeAnswer = operations['smsCode']['responses'][200]['content']['application/json'];

/** Whether the value is a whole SmsCodeAnswer; properties that the contract does not name are tolerated. */
export function isSmsCode(value: unknown): value is SmsCodeAnswer;
