// Generated from schemas/platform/openapi.json by scripts/generate/platform-operations.ts.
import type { WithdrawalPayload } from '#schemas/generated/platform.ts';
import { isRequestWithdrawalValue, type RequestWithdrawalValue } from '#schemas/generated/validators/requestWithdrawal.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Requests a withdrawal. @throws PlatformError */
export function requestWithdrawal(
  platform: PlatformClient,
  body: WithdrawalPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<RequestWithdrawalValue> {
  return ask(platform, 'POST /wps/member/withdrawal/order', { ...options, payload: body }, isRequestWithdrawalValue);
}
