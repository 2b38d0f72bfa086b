// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isDepositOrderValue, type DepositOrderValue } from '#schemas/generated/validators/depositOrder.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** One order to deposit. @throws PlatformError */
export function depositOrder(
  platform: PlatformClient,
  query: operations['depositOrder']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<DepositOrderValue> {
  return ask(platform, 'GET /wps/member/deposit/order', { ...options, query }, isDepositOrderValue);
}
