// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type ConvertPointAnswer = operations['convertPoint']['responses'][200]['content']['application/json'];

/** Whether the value is a whole ConvertPointAnswer; properties that the contract does not name are tolerated. */
export function isConvertPoint(value: unknown): value is ConvertPointAnswer;
