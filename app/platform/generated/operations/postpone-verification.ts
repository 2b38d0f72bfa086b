// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { send } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Postpones the identity verification to a later log-in. @throws PlatformError */
export function postponeVerification(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<void> {
  return send(platform, 'POST /wps/v2/member/verification/postpone', { ...options });
}
