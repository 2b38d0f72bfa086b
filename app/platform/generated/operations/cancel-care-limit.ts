// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { CareLimitAnswer } from '#schemas/generated/platform.ts';
import { isCancelCareLimitValue, type CancelCareLimitValue } from '#schemas/generated/validators/cancelCareLimit.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Cancels an increase that waits. @throws PlatformError */
export function cancelCareLimit(
  platform: PlatformClient,
  body: CareLimitAnswer,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<CancelCareLimitValue> {
  return ask(platform, 'POST /wps/member/care/limit/cancel', { ...options, body }, isCancelCareLimitValue);
}
