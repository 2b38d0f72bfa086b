// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isContractsWaitingValue, type ContractsWaitingValue } from '#schemas/generated/validators/contractsWaiting.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** How many contracts and amounts wait for the agent. @throws PlatformError */
export function contractsWaiting(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<ContractsWaitingValue> {
  return ask(platform, 'GET /wps/agent/contracts/waiting', { ...options }, isContractsWaitingValue);
}
