// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { WithdrawalMissing } from '#schemas/generated/platform.ts';
import { isReportMissingTransferValue, type ReportMissingTransferValue } from '#schemas/generated/validators/reportMissingTransfer.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Says that a transfer has not arrived. @throws PlatformError */
export function reportMissingTransfer(
  platform: PlatformClient,
  body: WithdrawalMissing,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<ReportMissingTransferValue> {
  return ask(platform, 'POST /wps/member/withdrawal/missing', { ...options, body }, isReportMissingTransferValue);
}
