// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { NewMessage } from '#schemas/generated/platform.ts';
import { isSendMessageValue, type SendMessageValue } from '#schemas/generated/validators/sendMessage.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Sends a message to the upline, to downlines or to a group. @throws PlatformError */
export function sendMessage(
  platform: PlatformClient,
  body: NewMessage,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<SendMessageValue> {
  return ask(platform, 'POST /wps/agent/messages', { ...options, body }, isSendMessageValue);
}
