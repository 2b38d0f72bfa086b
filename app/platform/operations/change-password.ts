// Generated from schemas/platform/openapi.json by scripts/generate/platform-operations.ts.
import type { ChangePasswordPayload } from '#schemas/generated/platform.ts';
import { send } from '../ask.ts';
import { encryptPayload } from '../encrypt.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '../platform-client.ts';

/** Changes the member's password. @throws PlatformError */
export async function changePassword(
  platform: PlatformClient,
  body: ChangePasswordPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'POST /wps/member/password', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) });
}
