// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isChatModelsValue, type ChatModelsValue } from '#schemas/generated/validators/chatModels.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The desks of customer service that offer a chat. @throws PlatformError */
export function chatModels(
  platform: PlatformClient,
  query?: operations['chatModels']['parameters']['query'],
  options?: CallOptions,
): Promise<ChatModelsValue> {
  return ask(platform, 'GET /wps/relay/CBS_modelList', { ...options, query }, isChatModelsValue);
}
