// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isUplineTransferValue, type UplineTransferValue } from '#schemas/generated/validators/uplineTransfer.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** One transfer to the upline. @throws PlatformError */
export function uplineTransfer(
  platform: PlatformClient,
  query: operations['uplineTransfer']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<UplineTransferValue> {
  return ask(platform, 'GET /wps/member/upline/transfer', { ...options, query }, isUplineTransferValue);
}
