// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isUplineTransfersValue, type UplineTransfersValue } from '#schemas/generated/validators/uplineTransfers.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The member's transfers to the upline. @throws PlatformError */
export function uplineTransfers(
  platform: PlatformClient,
  query?: operations['uplineTransfers']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<UplineTransfersValue> {
  return ask(platform, 'GET /wps/member/upline/transfers', { ...options, query }, isUplineTransfersValue);
}
