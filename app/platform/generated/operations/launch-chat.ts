// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isLaunchChatValue, type LaunchChatValue } from '#schemas/generated/validators/launchChat.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Opens a conversation with customer service. @throws PlatformError */
export function launchChat(
  platform: PlatformClient,
  query?: operations['launchChat']['parameters']['query'],
  options?: CallOptions,
): Promise<LaunchChatValue> {
  return ask(platform, 'GET /wps/relay/CBS_launchChat', { ...options, query }, isLaunchChatValue);
}
