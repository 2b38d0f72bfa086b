// Generated from schemas/platform/openapi.json by scripts/generate/platform-operations.ts.
import type { UplineTransferPayload } from '#schemas/generated/platform.ts';
import { isTransferToUplineValue, type TransferToUplineValue } from '#schemas/generated/validators/transferToUpline.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Transfers money to the upline. @throws PlatformError */
export function transferToUpline(
  platform: PlatformClient,
  body: UplineTransferPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<TransferToUplineValue> {
  return ask(platform, 'POST /wps/member/upline/transfer', { ...options, payload: body }, isTransferToUplineValue);
}
