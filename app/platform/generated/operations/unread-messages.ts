// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isUnreadMessagesValue, type UnreadMessagesValue } from '#schemas/generated/validators/unreadMessages.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** One page of the member's unread messages. @throws PlatformError */
export function unreadMessages(
  platform: PlatformClient,
  query?: operations['unreadMessages']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<UnreadMessagesValue> {
  return ask(platform, 'GET /wps/relay/getUnreadMessageV2', { ...options, query }, isUnreadMessagesValue);
}
