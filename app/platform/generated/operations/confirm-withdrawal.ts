// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { WithdrawalReceived } from '#schemas/generated/platform.ts';
import { isConfirmWithdrawalValue, type ConfirmWithdrawalValue } from '#schemas/generated/validators/confirmWithdrawal.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Says that a transfer has arrived. @throws PlatformError */
export function confirmWithdrawal(
  platform: PlatformClient,
  body: WithdrawalReceived,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<ConfirmWithdrawalValue> {
  return ask(platform, 'POST /wps/member/withdrawal/received', { ...options, body }, isConfirmWithdrawalValue);
}
