// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isBettingRecordValue, type BettingRecordValue } from '#schemas/generated/validators/bettingRecord.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The member's settled bets. @throws PlatformError */
export function bettingRecord(
  platform: PlatformClient,
  query?: operations['bettingRecord']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<BettingRecordValue> {
  return ask(platform, 'GET /wps/member/record/bets', { ...options, query }, isBettingRecordValue);
}
