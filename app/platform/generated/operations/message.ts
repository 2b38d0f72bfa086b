// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isMessageValue, type MessageValue } from '#schemas/generated/validators/message.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** One of the member's messages. @throws PlatformError */
export function message(
  platform: PlatformClient,
  query: operations['message']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<MessageValue> {
  return ask(platform, 'GET /wps/member/message', { ...options, query }, isMessageValue);
}
