// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type TeamOverviewAnswer = operations['teamOverview']['responses'][200]['content']['application/json'];

/** Whether the value is a whole TeamOverviewAnswer; properties that the contract does not name are tolerated. */
export function isTeamOverview(value: unknown): value is TeamOverviewAnswer;
