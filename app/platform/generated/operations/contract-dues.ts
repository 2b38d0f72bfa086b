// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isContractDuesValue, type ContractDuesValue } from '#schemas/generated/validators/contractDues.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Amounts of closed periods. @throws PlatformError */
export function contractDues(
  platform: PlatformClient,
  query: operations['contractDues']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<ContractDuesValue> {
  return ask(platform, 'GET /wps/agent/contracts/dues', { ...options, query }, isContractDuesValue);
}
