// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isWithdrawalOrderValue, type WithdrawalOrderValue } from '#schemas/generated/validators/withdrawalOrder.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** One withdrawal. @throws PlatformError */
export function withdrawalOrder(
  platform: PlatformClient,
  query: operations['withdrawalOrder']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<WithdrawalOrderValue> {
  return ask(platform, 'GET /wps/member/withdrawal/order', { ...options, query }, isWithdrawalOrderValue);
}
