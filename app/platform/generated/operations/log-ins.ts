// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isLogInsValue, type LogInsValue } from '#schemas/generated/validators/logIns.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The log-ins to the member's account. @throws PlatformError */
export function logIns(
  platform: PlatformClient,
  query?: operations['logIns']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<LogInsValue> {
  return ask(platform, 'GET /wps/member/logIns', { ...options, query }, isLogInsValue);
}
