// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { UplineTransferPayload } from '#schemas/generated/platform.ts';
import { isTransferToUplineValue, type TransferToUplineValue } from '#schemas/generated/validators/transferToUpline.js';
import { ask } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Transfers money to the upline. @throws PlatformError */
export async function transferToUpline(
  platform: PlatformClient,
  body: UplineTransferPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<TransferToUplineValue> {
  return ask(platform, 'POST /wps/member/upline/transfer', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) }, isTransferToUplineValue);
}
