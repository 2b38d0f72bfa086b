// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { RateRangesQuery } from '#schemas/generated/platform.ts';
import { isTeamRateRangesValue, type TeamRateRangesValue } from '#schemas/generated/validators/teamRateRanges.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The rates that some downlines can have. @throws PlatformError */
export function teamRateRanges(
  platform: PlatformClient,
  body: RateRangesQuery,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<TeamRateRangesValue> {
  return ask(platform, 'POST /wps/agent/team/rates/ranges', { ...options, body }, isTeamRateRangesValue);
}
