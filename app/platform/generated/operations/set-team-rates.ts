// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { RatesChange } from '#schemas/generated/platform.ts';
import { isSetTeamRatesValue, type SetTeamRatesValue } from '#schemas/generated/validators/setTeamRates.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Sets one rate for many direct downlines. @throws PlatformError */
export function setTeamRates(
  platform: PlatformClient,
  body: RatesChange,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<SetTeamRatesValue> {
  return ask(platform, 'POST /wps/agent/team/rates', { ...options, body }, isSetTeamRatesValue);
}
