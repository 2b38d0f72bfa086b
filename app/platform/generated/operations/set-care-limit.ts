// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { CareLimitChange } from '#schemas/generated/platform.ts';
import { isSetCareLimitValue, type SetCareLimitValue } from '#schemas/generated/validators/setCareLimit.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Sets a limit, or asks for a higher one. @throws PlatformError */
export function setCareLimit(
  platform: PlatformClient,
  body: CareLimitChange,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<SetCareLimitValue> {
  return ask(platform, 'POST /wps/member/care/limit', { ...options, body }, isSetCareLimitValue);
}
