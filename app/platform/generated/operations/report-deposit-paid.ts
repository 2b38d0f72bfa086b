// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { DepositOrderId } from '#schemas/generated/platform.ts';
import { isReportDepositPaidValue, type ReportDepositPaidValue } from '#schemas/generated/validators/reportDepositPaid.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Says that an order is paid. @throws PlatformError */
export function reportDepositPaid(
  platform: PlatformClient,
  body: DepositOrderId,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<ReportDepositPaidValue> {
  return ask(platform, 'POST /wps/member/deposit/paid', { ...options, body }, isReportDepositPaidValue);
}
