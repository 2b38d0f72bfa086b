// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { RateChange } from '#schemas/generated/platform.ts';
import { isSetTeamRateValue, type SetTeamRateValue } from '#schemas/generated/validators/setTeamRate.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Sets the rate of direct downlines. @throws PlatformError */
export function setTeamRate(
  platform: PlatformClient,
  body: RateChange,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<SetTeamRateValue> {
  return ask(platform, 'POST /wps/agent/team/rate', { ...options, body }, isSetTeamRateValue);
}
