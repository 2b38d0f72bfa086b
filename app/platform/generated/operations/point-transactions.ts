// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isPointTransactionsValue, type PointTransactionsValue } from '#schemas/generated/validators/pointTransactions.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** One page of the member's points history. @throws PlatformError */
export function pointTransactions(
  platform: PlatformClient,
  query: operations['pointTransactions']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<PointTransactionsValue> {
  return ask(platform, 'GET /wps/relay/ODSFE2_MemTransDet', { ...options, query }, isPointTransactionsValue);
}
