// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { SecurityAnswer } from '#schemas/generated/platform.ts';
import { isVerifySecurityAnswerValue, type VerifySecurityAnswerValue } from '#schemas/generated/validators/verifySecurityAnswer.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Checks an answer to the security question. @throws PlatformError */
export function verifySecurityAnswer(
  platform: PlatformClient,
  body: SecurityAnswer,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<VerifySecurityAnswerValue> {
  return ask(platform, 'POST /wps/v2/member/customerSecurityQuestions/verify', { ...options, body }, isVerifySecurityAnswerValue);
}
