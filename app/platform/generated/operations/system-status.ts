// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isSystemStatusValue, type SystemStatusValue } from '#schemas/generated/validators/systemStatus.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Whether the site is open to this visitor. @throws PlatformError */
export function systemStatus(
  platform: PlatformClient,
  query?: operations['systemStatus']['parameters']['query'],
  options?: CallOptions,
): Promise<SystemStatusValue> {
  return ask(platform, 'GET /wps/system/status', { ...options, query }, isSystemStatusValue);
}
