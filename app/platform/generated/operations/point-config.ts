// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isPointConfigValue, type PointConfigValue } from '#schemas/generated/validators/pointConfig.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** How points are earned, and their value. @throws PlatformError */
export function pointConfig(
  platform: PlatformClient,
  options?: CallOptions,
): Promise<PointConfigValue> {
  return ask(platform, 'GET /wps/relay/getPointConfig', { ...options }, isPointConfigValue);
}
