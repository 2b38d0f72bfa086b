// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isMemberInfoValue, type MemberInfoValue } from '#schemas/generated/validators/memberInfo.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Who is logged in. @throws PlatformError */
export function memberInfo(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<MemberInfoValue> {
  return ask(platform, 'GET /wps/member/info', { ...options }, isMemberInfoValue);
}
