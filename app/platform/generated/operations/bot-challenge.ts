// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isBotChallengeValue, type BotChallengeValue } from '#schemas/generated/validators/botChallenge.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** A proof-of-work challenge against bots. @throws PlatformError */
export function botChallenge(
  platform: PlatformClient,
  query: operations['botChallenge']['parameters']['query'],
  options?: CallOptions,
): Promise<BotChallengeValue> {
  return ask(platform, 'GET /wps/verification/bot', { ...options, query }, isBotChallengeValue);
}
