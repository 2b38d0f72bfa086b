// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isDownlineTermsValue, type DownlineTermsValue } from '#schemas/generated/validators/downlineTerms.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** On which terms an agent can transfer to a downline. @throws PlatformError */
export function downlineTerms(
  platform: PlatformClient,
  query: operations['downlineTerms']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<DownlineTermsValue> {
  return ask(platform, 'GET /wps/agent/team/transfer/terms', { ...options, query }, isDownlineTermsValue);
}
