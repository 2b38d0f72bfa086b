// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { ExclusionStart } from '#schemas/generated/platform.ts';
import { isStartExclusionValue, type StartExclusionValue } from '#schemas/generated/validators/startExclusion.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Starts a self-exclusion. @throws PlatformError */
export function startExclusion(
  platform: PlatformClient,
  body: ExclusionStart,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<StartExclusionValue> {
  return ask(platform, 'POST /wps/member/care/exclusion', { ...options, body }, isStartExclusionValue);
}
