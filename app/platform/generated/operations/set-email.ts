// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { EmailPayload } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Sets the member's email address. @throws PlatformError */
export async function setEmail(
  platform: PlatformClient,
  body: EmailPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'POST /wps/member/email', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) });
}
