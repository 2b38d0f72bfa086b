// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { ChatReportPayload } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Reports a chat message. @throws PlatformError */
export function reportChatMessage(
  platform: PlatformClient,
  body: ChatReportPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'POST /wps/chat/reports', { ...options, body });
}
