// Generated from schemas/platform/openapi.json by scripts/generate/platform-operations.ts.
import { isLogInsValue, type LogInsValue } from '#schemas/generated/validators/logIns.js';
import { ask } from '../ask.ts';
import type { PlatformClient, SessionCallOptions } from '../platform-client.ts';

/** The last log-ins to the member's account. @throws PlatformError */
export function logIns(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<LogInsValue> {
  return ask(platform, 'GET /wps/member/logIns', { ...options }, isLogInsValue);
}
