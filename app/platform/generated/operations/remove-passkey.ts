// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Removes a passkey. @throws PlatformError */
export function removePasskey(
  platform: PlatformClient,
  query: operations['removePasskey']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<void> {
  return send(platform, 'DELETE /wps/member/passkeys', { ...options, query });
}
