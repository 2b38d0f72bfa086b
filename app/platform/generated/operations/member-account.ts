// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isMemberAccountValue, type MemberAccountValue } from '#schemas/generated/validators/memberAccount.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** What the member's own account page shows. @throws PlatformError */
export function memberAccount(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<MemberAccountValue> {
  return ask(platform, 'GET /wps/member/account', { ...options }, isMemberAccountValue);
}
