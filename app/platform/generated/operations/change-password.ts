// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { ChangePasswordPayload } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Changes the member's password. @throws PlatformError */
export async function changePassword(
  platform: PlatformClient,
  body: ChangePasswordPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'POST /wps/member/password', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) });
}
