// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isMessageGroupsValue, type MessageGroupsValue } from '#schemas/generated/validators/messageGroups.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Whom an agent can write to. @throws PlatformError */
export function messageGroups(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<MessageGroupsValue> {
  return ask(platform, 'GET /wps/agent/messages/groups', { ...options }, isMessageGroupsValue);
}
