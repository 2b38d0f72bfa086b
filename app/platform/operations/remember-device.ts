// Generated from schemas/platform/openapi.json by scripts/generate/platform-operations.ts.
import { send } from '../ask.ts';
import type { PlatformClient, SessionCallOptions } from '../platform-client.ts';

/** Remembers this device for a day. @throws PlatformError */
export function rememberDevice(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<void> {
  return send(platform, 'PUT /wps/session/device', { ...options });
}
