// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isWithdrawalOrdersValue, type WithdrawalOrdersValue } from '#schemas/generated/validators/withdrawalOrders.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The member's withdrawals. @throws PlatformError */
export function withdrawalOrders(
  platform: PlatformClient,
  query?: operations['withdrawalOrders']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<WithdrawalOrdersValue> {
  return ask(platform, 'GET /wps/member/withdrawal/orders', { ...options, query }, isWithdrawalOrdersValue);
}
