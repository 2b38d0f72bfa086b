// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isMissionSummaryValue, type MissionSummaryValue } from '#schemas/generated/validators/missionSummary.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The missions of the day and of the week. @throws PlatformError */
export function missionSummary(
  platform: PlatformClient,
  query?: operations['missionSummary']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<MissionSummaryValue> {
  return ask(platform, 'GET /wps/relay/MCSFE_getMissionSummaryDetails', { ...options, query }, isMissionSummaryValue);
}
