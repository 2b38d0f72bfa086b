// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type LaunchGameFallbackAnswer = operations['launchGameFallback']['responses'][200]['content']['application/json'];

/** Whether the value is a whole LaunchGameFallbackAnswer; properties that the contract does not name are tolerated. */
export function isLaunchGameFallback(value: unknown): value is LaunchGameFallbackAnswer;
