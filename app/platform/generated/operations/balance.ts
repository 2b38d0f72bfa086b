// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isBalanceValue, type BalanceValue } from '#schemas/generated/validators/balance.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The member's balances. @throws PlatformError */
export function balance(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<BalanceValue> {
  return ask(platform, 'GET /wps/v2/wallets/balance', { ...options }, isBalanceValue);
}
