// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { MessageSelection } from '#schemas/generated/platform.ts';
import { isRestoreMessagesValue, type RestoreMessagesValue } from '#schemas/generated/validators/restoreMessages.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Restores deleted messages. @throws PlatformError */
export function restoreMessages(
  platform: PlatformClient,
  body: MessageSelection,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<RestoreMessagesValue> {
  return ask(platform, 'POST /wps/member/messages/restore', { ...options, body }, isRestoreMessagesValue);
}
