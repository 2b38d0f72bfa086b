// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isGameVendorValue, type GameVendorValue } from '#schemas/generated/validators/gameVendor.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Vendors by category. @throws PlatformError */
export function gameVendor(
  platform: PlatformClient,
  query?: operations['gameVendor']['parameters']['query'],
  options?: CallOptions,
): Promise<GameVendorValue> {
  return ask(platform, 'GET /wps/relay/GCSGAME_gameVendor', { ...options, query }, isGameVendorValue, 'data');
}
