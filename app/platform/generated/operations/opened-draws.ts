// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isOpenedDrawsValue, type OpenedDrawsValue } from '#schemas/generated/validators/openedDraws.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The opened draws of a game. @throws PlatformError */
export function openedDraws(
  platform: PlatformClient,
  query: operations['openedDraws']['parameters']['query'],
  options?: CallOptions,
): Promise<OpenedDrawsValue> {
  return ask(platform, 'GET /lotto/lgw/games/opened/numero', { ...options, query }, isOpenedDrawsValue);
}
