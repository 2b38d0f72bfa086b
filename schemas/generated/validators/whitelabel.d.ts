// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type WhitelabelAnswer = operations['whitelabel']['responses'][200]['content']['application/json'];

/** Whether the value is a whole WhitelabelAnswer; properties that the contract does not name are tolerated. */
export function isWhitelabel(value: unknown): value is WhitelabelAnswer;
