// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type RegisterSettingsAnswer = operations['registerSettings']['responses'][200]['content']['application/json'];

/** Whether the value is a whole RegisterSettingsAnswer; properties that the contract does not name are tolerated. */
export function isRegisterSettings(value: unknown): value is RegisterSettingsAnswer;
