// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isCustomerSecurityQuestionValue, type CustomerSecurityQuestionValue } from '#schemas/generated/validators/customerSecurityQuestion.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The security question of this log-in. @throws PlatformError */
export function customerSecurityQuestion(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<CustomerSecurityQuestionValue> {
  return ask(platform, 'GET /wps/v2/member/customerSecurityQuestions', { ...options }, isCustomerSecurityQuestionValue);
}
