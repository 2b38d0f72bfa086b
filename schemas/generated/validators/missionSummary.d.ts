// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type MissionSummaryAnswer = operations['missionSummary']['responses'][200]['content']['application/json'];

/** Whether the value is a whole MissionSummaryAnswer; properties that the contract does not name are tolerated. */
export function isMissionSummary(value: unknown): value is MissionSummaryAnswer;
