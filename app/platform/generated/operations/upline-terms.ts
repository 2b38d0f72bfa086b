// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isUplineTermsValue, type UplineTermsValue } from '#schemas/generated/validators/uplineTerms.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Whom a member can transfer to, and on which terms. @throws PlatformError */
export function uplineTerms(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<UplineTermsValue> {
  return ask(platform, 'GET /wps/member/upline/terms', { ...options }, isUplineTermsValue);
}
