// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type MerchantWalletAnswer = operations['merchantWallet']['responses'][200]['content']['application/json'];

/** Whether the value is a whole MerchantWalletAnswer; properties that the contract does not name are tolerated. */
export function isMerchantWallet(value: unknown): value is MerchantWalletAnswer;
