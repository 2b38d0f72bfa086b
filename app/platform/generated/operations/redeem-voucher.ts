// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { VoucherRequest } from '#schemas/generated/platform.ts';
import { isRedeemVoucherValue, type RedeemVoucherValue } from '#schemas/generated/validators/redeemVoucher.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Redeems a voucher. @throws PlatformError */
export function redeemVoucher(
  platform: PlatformClient,
  body: VoucherRequest,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<RedeemVoucherValue> {
  return ask(platform, 'POST /wps/member/deposit/voucher', { ...options, body }, isRedeemVoucherValue);
}
