// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isSentMessagesValue, type SentMessagesValue } from '#schemas/generated/validators/sentMessages.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Messages that an agent has sent. @throws PlatformError */
export function sentMessages(
  platform: PlatformClient,
  query?: operations['sentMessages']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<SentMessagesValue> {
  return ask(platform, 'GET /wps/agent/messages/sent', { ...options, query }, isSentMessagesValue);
}
