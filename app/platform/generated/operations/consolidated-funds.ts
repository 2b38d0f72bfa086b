// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isConsolidatedFundsValue, type ConsolidatedFundsValue } from '#schemas/generated/validators/consolidatedFunds.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** What contracts pay the member. @throws PlatformError */
export function consolidatedFunds(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<ConsolidatedFundsValue> {
  return ask(platform, 'GET /wps/member/info/funds/consolidated', { ...options }, isConsolidatedFundsValue);
}
