// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isMerchantWalletValue, type MerchantWalletValue } from '#schemas/generated/validators/merchantWallet.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Whether all vendors play from one wallet. @throws PlatformError */
export function merchantWallet(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<MerchantWalletValue> {
  return ask(platform, 'GET /wps/relay/GCS_merchantWallet', { ...options }, isMerchantWalletValue);
}
