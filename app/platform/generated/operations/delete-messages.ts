// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { MessageSelection } from '#schemas/generated/platform.ts';
import { isDeleteMessagesValue, type DeleteMessagesValue } from '#schemas/generated/validators/deleteMessages.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Deletes messages. @throws PlatformError */
export function deleteMessages(
  platform: PlatformClient,
  body: MessageSelection,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<DeleteMessagesValue> {
  return ask(platform, 'POST /wps/member/messages/delete', { ...options, body }, isDeleteMessagesValue);
}
