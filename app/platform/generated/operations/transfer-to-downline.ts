// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { DownlineTransferPayload } from '#schemas/generated/platform.ts';
import { isTransferToDownlineValue, type TransferToDownlineValue } from '#schemas/generated/validators/transferToDownline.js';
import { ask } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Transfers money to a downline. @throws PlatformError */
export async function transferToDownline(
  platform: PlatformClient,
  body: DownlineTransferPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<TransferToDownlineValue> {
  return ask(platform, 'POST /wps/agent/team/transfer', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) }, isTransferToDownlineValue);
}
