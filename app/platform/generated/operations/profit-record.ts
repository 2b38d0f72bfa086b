// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isProfitRecordValue, type ProfitRecordValue } from '#schemas/generated/validators/profitRecord.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The member's profit and loss. @throws PlatformError */
export function profitRecord(
  platform: PlatformClient,
  query?: operations['profitRecord']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<ProfitRecordValue> {
  return ask(platform, 'GET /wps/member/record/profit', { ...options, query }, isProfitRecordValue);
}
