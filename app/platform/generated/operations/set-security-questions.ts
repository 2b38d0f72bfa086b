// Generated from schemas/platform/openapi.json by scripts/generate/platform-operations.ts.
import type { SecurityQuestionsPayload } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Sets the security questions. @throws PlatformError */
export function setSecurityQuestions(
  platform: PlatformClient,
  body: SecurityQuestionsPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'PUT /wps/v2/member/customerSecurityQuestions', { ...options, payload: body });
}
