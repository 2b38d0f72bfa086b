// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { SecurityQuestionsPayload } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Sets the security questions. @throws PlatformError */
export async function setSecurityQuestions(
  platform: PlatformClient,
  body: SecurityQuestionsPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'PUT /wps/v2/member/customerSecurityQuestions', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) });
}
