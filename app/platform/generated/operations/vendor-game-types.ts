// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isVendorGameTypesValue, type VendorGameTypesValue } from '#schemas/generated/validators/vendorGameTypes.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The categories of each vendor. @throws PlatformError */
export function vendorGameTypes(
  platform: PlatformClient,
  query?: operations['vendorGameTypes']['parameters']['query'],
  options?: CallOptions,
): Promise<VendorGameTypesValue> {
  return ask(platform, 'GET /wps/relay/GCSGAME_getVassGameType', { ...options, query }, isVendorGameTypesValue);
}
