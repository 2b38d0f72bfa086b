// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isTeamOverviewValue, type TeamOverviewValue } from '#schemas/generated/validators/teamOverview.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** An agent's team in numbers. @throws PlatformError */
export function teamOverview(
  platform: PlatformClient,
  query?: operations['teamOverview']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<TeamOverviewValue> {
  return ask(platform, 'GET /wps/relay/MCS2_teamOverview', { ...options, query }, isTeamOverviewValue);
}
