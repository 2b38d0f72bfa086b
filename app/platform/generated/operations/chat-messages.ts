// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isChatMessagesValue, type ChatMessagesValue } from '#schemas/generated/validators/chatMessages.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Messages of a chat room. @throws PlatformError */
export function chatMessages(
  platform: PlatformClient,
  query: operations['chatMessages']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<ChatMessagesValue> {
  return ask(platform, 'GET /wps/chat/messages', { ...options, query }, isChatMessagesValue);
}
