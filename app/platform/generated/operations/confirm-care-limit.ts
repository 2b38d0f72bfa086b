// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { CareLimitAnswer } from '#schemas/generated/platform.ts';
import { isConfirmCareLimitValue, type ConfirmCareLimitValue } from '#schemas/generated/validators/confirmCareLimit.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Confirms an increase that has waited. @throws PlatformError */
export function confirmCareLimit(
  platform: PlatformClient,
  body: CareLimitAnswer,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<ConfirmCareLimitValue> {
  return ask(platform, 'POST /wps/member/care/limit/confirm', { ...options, body }, isConfirmCareLimitValue);
}
