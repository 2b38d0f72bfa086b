// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isWhitelabelValue, type WhitelabelValue } from '#schemas/generated/validators/whitelabel.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The module tree. @throws PlatformError */
export function whitelabel(
  platform: PlatformClient,
  options?: CallOptions,
): Promise<WhitelabelValue> {
  return ask(platform, 'GET /wps/system/whitelabel', { ...options }, isWhitelabelValue);
}
