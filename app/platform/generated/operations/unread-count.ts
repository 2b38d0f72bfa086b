// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isUnreadCountValue, type UnreadCountValue } from '#schemas/generated/validators/unreadCount.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Number of unread messages of the member. @throws PlatformError */
export function unreadCount(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<UnreadCountValue> {
  return ask(platform, 'GET /wps/relay/CSP_unreadCount', { ...options }, isUnreadCountValue);
}
