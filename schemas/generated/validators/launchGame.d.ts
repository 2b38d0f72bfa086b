// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type LaunchGameAnswer = operations['launchGame']['responses'][200]['content']['application/json'];

/** Whether the value is a whole LaunchGameAnswer; properties that the contract does not name are tolerated. */
export function isLaunchGame(value: unknown): value is LaunchGameAnswer;
