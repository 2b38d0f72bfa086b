// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isMessagesValue, type MessagesValue } from '#schemas/generated/validators/messages.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** One page of the member's messages. @throws PlatformError */
export function messages(
  platform: PlatformClient,
  query?: operations['messages']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<MessagesValue> {
  return ask(platform, 'GET /wps/member/messages', { ...options, query }, isMessagesValue);
}
