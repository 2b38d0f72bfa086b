// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type SmsRegisterCodeAnswer = operations['smsRegisterCode']['responses'][200]['content']['application/json'];

/** Whether the value is a whole SmsRegisterCodeAnswer; properties that the contract does not name are tolerated. */
export function isSmsRegisterCode(value: unknown): value is SmsRegisterCodeAnswer;
