// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { PasskeyName } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Names a passkey. @throws PlatformError */
export function renamePasskey(
  platform: PlatformClient,
  body: PasskeyName,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'PUT /wps/member/passkeys', { ...options, body });
}
