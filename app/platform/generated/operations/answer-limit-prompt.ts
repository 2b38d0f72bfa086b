// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { LimitPromptAnswer } from '#schemas/generated/platform.ts';
import { isAnswerLimitPromptValue, type AnswerLimitPromptValue } from '#schemas/generated/validators/answerLimitPrompt.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Answers the prompt to set limits. @throws PlatformError */
export function answerLimitPrompt(
  platform: PlatformClient,
  body: LimitPromptAnswer,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<AnswerLimitPromptValue> {
  return ask(platform, 'POST /wps/member/care/prompt', { ...options, body }, isAnswerLimitPromptValue);
}
