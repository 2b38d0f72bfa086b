// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isRegisterSettingsValue, type RegisterSettingsValue } from '#schemas/generated/validators/registerSettings.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Rules of the registration form. @throws PlatformError */
export function registerSettings(
  platform: PlatformClient,
  options?: CallOptions,
): Promise<RegisterSettingsValue> {
  return ask(platform, 'GET /wps/system/setting/register', { ...options }, isRegisterSettingsValue);
}
