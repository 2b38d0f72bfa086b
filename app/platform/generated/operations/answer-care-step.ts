// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { CareStepAnswer } from '#schemas/generated/platform.ts';
import { isAnswerCareStepValue, type AnswerCareStepValue } from '#schemas/generated/validators/answerCareStep.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Says that a step has reached the member. @throws PlatformError */
export function answerCareStep(
  platform: PlatformClient,
  body: CareStepAnswer,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<AnswerCareStepValue> {
  return ask(platform, 'POST /wps/member/care/step', { ...options, body }, isAnswerCareStepValue);
}
