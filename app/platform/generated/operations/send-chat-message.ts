// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { ChatMessagePayload } from '#schemas/generated/platform.ts';
import { isSendChatMessageValue, type SendChatMessageValue } from '#schemas/generated/validators/sendChatMessage.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Posts a message in a chat room. @throws PlatformError */
export function sendChatMessage(
  platform: PlatformClient,
  body: ChatMessagePayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<SendChatMessageValue> {
  return ask(platform, 'POST /wps/chat/messages', { ...options, body }, isSendChatMessageValue);
}
