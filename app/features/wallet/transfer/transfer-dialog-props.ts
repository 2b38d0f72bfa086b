import type { VendorWallet, WalletBalances } from '#schemas/generated/platform.ts';

export interface TransferDialogProps {
  /** The main wallet. */
  main: WalletBalances;
  wallet: VendorWallet;
  /** Minor units. */
  presets: readonly number[];
  onClose: () => void;
}
