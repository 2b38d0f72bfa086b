// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type VnOpenedDrawsAnswer = operations['vnOpenedDraws']['responses'][200]['content']['application/json'];

/** Whether the value is a whole VnOpenedDrawsAnswer; properties that the contract does not name are tolerated. */
export function isVnOpenedDraws(value: unknown): value is VnOpenedDrawsAnswer;
