// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isAffiliateValue, type AffiliateValue } from '#schemas/generated/validators/affiliate.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Checks an invitation code. @throws PlatformError */
export function affiliate(
  platform: PlatformClient,
  query: operations['affiliate']['parameters']['query'],
  options?: CallOptions,
): Promise<AffiliateValue> {
  return ask(platform, 'GET /wps/agent/affiliate', { ...options, query }, isAffiliateValue);
}
