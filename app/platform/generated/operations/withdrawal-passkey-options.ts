// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { WithdrawalConfirmation } from '#schemas/generated/platform.ts';
import { isWithdrawalPasskeyOptionsValue, type WithdrawalPasskeyOptionsValue } from '#schemas/generated/validators/withdrawalPasskeyOptions.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** A challenge for a withdrawal. @throws PlatformError */
export function withdrawalPasskeyOptions(
  platform: PlatformClient,
  body: WithdrawalConfirmation,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<WithdrawalPasskeyOptionsValue> {
  return ask(platform, 'POST /wps/member/withdrawal/passkey', { ...options, body }, isWithdrawalPasskeyOptionsValue);
}
