// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { send } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Forgets this device. @throws PlatformError */
export function forgetDevice(
  platform: PlatformClient,
  options?: CallOptions,
): Promise<void> {
  return send(platform, 'DELETE /wps/session/device', { ...options });
}
