// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isDepositOrdersValue, type DepositOrdersValue } from '#schemas/generated/validators/depositOrders.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The member's orders to deposit. @throws PlatformError */
export function depositOrders(
  platform: PlatformClient,
  query?: operations['depositOrders']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<DepositOrdersValue> {
  return ask(platform, 'GET /wps/member/deposit/orders', { ...options, query }, isDepositOrdersValue);
}
