// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { DepositRequest } from '#schemas/generated/platform.ts';
import { isCreateDepositValue, type CreateDepositValue } from '#schemas/generated/validators/createDeposit.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Orders a deposit. @throws PlatformError */
export function createDeposit(
  platform: PlatformClient,
  body: DepositRequest,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<CreateDepositValue> {
  return ask(platform, 'POST /wps/member/deposit/order', { ...options, body }, isCreateDepositValue);
}
