// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isSentMessageValue, type SentMessageValue } from '#schemas/generated/validators/sentMessage.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** One message that an agent has sent. @throws PlatformError */
export function sentMessage(
  platform: PlatformClient,
  query: operations['sentMessage']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<SentMessageValue> {
  return ask(platform, 'GET /wps/agent/messages/sent/one', { ...options, query }, isSentMessageValue);
}
