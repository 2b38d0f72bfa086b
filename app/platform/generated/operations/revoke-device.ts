// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Forgets one of the member's devices. @throws PlatformError */
export function revokeDevice(
  platform: PlatformClient,
  query: operations['revokeDevice']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<void> {
  return send(platform, 'DELETE /wps/member/devices', { ...options, query });
}
