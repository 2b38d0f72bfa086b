// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { MessageSelection } from '#schemas/generated/platform.ts';
import { isReadMessagesValue, type ReadMessagesValue } from '#schemas/generated/validators/readMessages.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Marks messages as read. @throws PlatformError */
export function readMessages(
  platform: PlatformClient,
  body: MessageSelection,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<ReadMessagesValue> {
  return ask(platform, 'POST /wps/member/messages/read', { ...options, body }, isReadMessagesValue);
}
