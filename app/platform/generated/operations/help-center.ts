// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isHelpCenterValue, type HelpCenterValue } from '#schemas/generated/validators/helpCenter.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The texts of the help centre. @throws PlatformError */
export function helpCenter(
  platform: PlatformClient,
  query?: operations['helpCenter']['parameters']['query'],
  options?: CallOptions,
): Promise<HelpCenterValue> {
  return ask(platform, 'GET /wps/system/helpCenter', { ...options, query }, isHelpCenterValue);
}
