// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type RegisterAnswer = operations['register']['responses'][200]['content']['application/json'];

/** Whether the value is a whole RegisterAnswer; properties that the contract does not name are tolerated. */
export function isRegister(value: unknown): value is RegisterAnswer;
