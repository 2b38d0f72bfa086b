// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isDepositMethodsValue, type DepositMethodsValue } from '#schemas/generated/validators/depositMethods.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The ways to deposit. @throws PlatformError */
export function depositMethods(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<DepositMethodsValue> {
  return ask(platform, 'GET /wps/member/deposit/methods', { ...options }, isDepositMethodsValue);
}
