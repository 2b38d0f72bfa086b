// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isVnOpenedDrawsValue, type VnOpenedDrawsValue } from '#schemas/generated/validators/vnOpenedDraws.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The opened draws of a Vietnamese game. @throws PlatformError */
export function vnOpenedDraws(
  platform: PlatformClient,
  query: operations['vnOpenedDraws']['parameters']['query'],
  options?: CallOptions,
): Promise<VnOpenedDrawsValue> {
  return ask(platform, 'GET /lgw/vn/numeros/opened/game', { ...options, query }, isVnOpenedDrawsValue);
}
