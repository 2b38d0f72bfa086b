// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { DepositOrderId } from '#schemas/generated/platform.ts';
import { isCancelDepositValue, type CancelDepositValue } from '#schemas/generated/validators/cancelDeposit.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Cancels an order to deposit. @throws PlatformError */
export function cancelDeposit(
  platform: PlatformClient,
  body: DepositOrderId,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<CancelDepositValue> {
  return ask(platform, 'POST /wps/member/deposit/cancel', { ...options, body }, isCancelDepositValue);
}
