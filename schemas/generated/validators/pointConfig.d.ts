// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type PointConfigAnswer = operations['pointConfig']['responses'][200]['content']['application/json'];

/** Whether the value is a whole PointConfigAnswer; properties that the contract does not name are tolerated. */
export function isPointConfig(value: unknown): value is PointConfigAnswer;
