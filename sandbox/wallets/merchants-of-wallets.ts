import type { SandboxBrand } from '../setup/sandbox-brand.ts';

/** Demo merchants whose vendors keep a wallet each for a member; at any other, all games play from the main wallet. */
const WITH_VENDOR_WALLETS: ReadonlySet<string> = new Set(['oasis01']);

export function hasVendorWallets({ merchant }: Pick<SandboxBrand, 'merchant'>): boolean {
  return WITH_VENDOR_WALLETS.has(merchant);
}
