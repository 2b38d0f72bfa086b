// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isCareLogValue, type CareLogValue } from '#schemas/generated/validators/careLog.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The log of player care, for a regulator. @throws PlatformError */
export function careLog(
  platform: PlatformClient,
  query?: operations['careLog']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<CareLogValue> {
  return ask(platform, 'GET /wps/operator/care/log', { ...options, query }, isCareLogValue);
}
