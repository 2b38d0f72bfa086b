// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type SetLanguageAnswer = operations['setLanguage']['responses'][200]['content']['application/json'];

/** Whether the value is a whole SetLanguageAnswer; properties that the contract does not name are tolerated. */
export function isSetLanguage(value: unknown): value is SetLanguageAnswer;
