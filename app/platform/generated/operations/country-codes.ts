// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isCountryCodesValue, type CountryCodesValue } from '#schemas/generated/validators/countryCodes.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Countries whose mobile numbers the platform accepts. @throws PlatformError */
export function countryCodes(
  platform: PlatformClient,
  options?: CallOptions,
): Promise<CountryCodesValue> {
  return ask(platform, 'GET /wps/system/countryCodes', { ...options }, isCountryCodesValue);
}
