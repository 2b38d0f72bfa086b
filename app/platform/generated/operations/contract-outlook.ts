// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isContractOutlookValue, type ContractOutlookValue } from '#schemas/generated/validators/contractOutlook.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** What a proposal to a downline would mean. @throws PlatformError */
export function contractOutlook(
  platform: PlatformClient,
  query: operations['contractOutlook']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<ContractOutlookValue> {
  return ask(platform, 'GET /wps/agent/contracts/outlook', { ...options, query }, isContractOutlookValue);
}
