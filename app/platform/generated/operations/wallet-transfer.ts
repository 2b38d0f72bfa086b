// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { WalletTransferPayload } from '#schemas/generated/platform.ts';
import { isWalletTransferValue, type WalletTransferValue } from '#schemas/generated/validators/walletTransfer.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Moves money between the main wallet and vendors' wallets. @throws PlatformError */
export function walletTransfer(
  platform: PlatformClient,
  body: WalletTransferPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<WalletTransferValue> {
  return ask(platform, 'POST /wps/relay/GCS_walletTransfer', { ...options, body }, isWalletTransferValue);
}
