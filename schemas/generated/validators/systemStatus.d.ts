// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type SystemStatusAnswer = operations['systemStatus']['responses'][200]['content']['application/json'];

/** Whether the value is a whole SystemStatusAnswer; properties that the contract does not name are tolerated. */
export function isSystemStatus(value: unknown): value is SystemStatusAnswer;
