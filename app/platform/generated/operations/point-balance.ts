// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isPointBalanceValue, type PointBalanceValue } from '#schemas/generated/validators/pointBalance.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The member's points. @throws PlatformError */
export function pointBalance(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<PointBalanceValue> {
  return ask(platform, 'GET /wps/relay/MCS2_getPointBalance', { ...options }, isPointBalanceValue);
}
