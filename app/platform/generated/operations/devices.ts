// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isDevicesValue, type DevicesValue } from '#schemas/generated/validators/devices.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The member's remembered devices. @throws PlatformError */
export function devices(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<DevicesValue> {
  return ask(platform, 'GET /wps/member/devices', { ...options }, isDevicesValue);
}
