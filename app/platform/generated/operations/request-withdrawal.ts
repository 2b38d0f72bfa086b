// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { WithdrawalPayload } from '#schemas/generated/platform.ts';
import { isRequestWithdrawalValue, type RequestWithdrawalValue } from '#schemas/generated/validators/requestWithdrawal.js';
import { ask } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Requests a withdrawal. @throws PlatformError */
export async function requestWithdrawal(
  platform: PlatformClient,
  body: WithdrawalPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<RequestWithdrawalValue> {
  return ask(platform, 'POST /wps/member/withdrawal/order', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) }, isRequestWithdrawalValue);
}
