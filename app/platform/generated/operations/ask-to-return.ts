// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { CareReturn } from '#schemas/generated/platform.ts';
import { isAskToReturnValue, type AskToReturnValue } from '#schemas/generated/validators/askToReturn.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Asks to come back after an exclusion. @throws PlatformError */
export function askToReturn(
  platform: PlatformClient,
  body: CareReturn,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<AskToReturnValue> {
  return ask(platform, 'POST /wps/member/care/return', { ...options, body }, isAskToReturnValue);
}
