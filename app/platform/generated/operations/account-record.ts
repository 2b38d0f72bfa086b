// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isAccountRecordValue, type AccountRecordValue } from '#schemas/generated/validators/accountRecord.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Movements of the member's balance. @throws PlatformError */
export function accountRecord(
  platform: PlatformClient,
  query?: operations['accountRecord']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<AccountRecordValue> {
  return ask(platform, 'GET /wps/member/record/account', { ...options, query }, isAccountRecordValue);
}
