// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isContractsValue, type ContractsValue } from '#schemas/generated/validators/contracts.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The contracts of one kind. @throws PlatformError */
export function contracts(
  platform: PlatformClient,
  query: operations['contracts']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<ContractsValue> {
  return ask(platform, 'GET /wps/agent/contracts', { ...options, query }, isContractsValue);
}
