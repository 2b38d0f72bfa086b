// Generated from schemas/platform/openapi.json by scripts/generate/platform-operations.ts.
import { isDepositOrdersValue, type DepositOrdersValue } from '#schemas/generated/validators/depositOrders.js';
import { ask } from '../ask.ts';
import type { PlatformClient, SessionCallOptions } from '../platform-client.ts';

/** The member's open orders to deposit. @throws PlatformError */
export function depositOrders(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<DepositOrdersValue> {
  return ask(platform, 'GET /wps/member/deposit/orders', { ...options }, isDepositOrdersValue);
}
