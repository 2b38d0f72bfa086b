// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isMemberIconValue, type MemberIconValue } from '#schemas/generated/validators/memberIcon.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The member's icon. @throws PlatformError */
export function memberIcon(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<MemberIconValue> {
  return ask(platform, 'GET /wps/member/info/icon', { ...options }, isMemberIconValue);
}
