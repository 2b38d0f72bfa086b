// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isSupportQuestionRulesValue, type SupportQuestionRulesValue } from '#schemas/generated/validators/supportQuestionRules.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The limits on the length of a question to customer service. @throws PlatformError */
export function supportQuestionRules(
  platform: PlatformClient,
  options?: CallOptions,
): Promise<SupportQuestionRulesValue> {
  return ask(platform, 'GET /wps/support/question', { ...options }, isSupportQuestionRulesValue);
}
