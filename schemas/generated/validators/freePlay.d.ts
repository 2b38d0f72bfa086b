// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type FreePlayAnswer = operations['freePlay']['responses'][200]['content']['application/json'];

/** Whether the value is a whole FreePlayAnswer; properties that the contract does not name are tolerated. */
export function isFreePlay(value: unknown): value is FreePlayAnswer;
