import type { VendorWallet, WalletBalances } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

export interface TransferDialogProps {
  /** The main wallet. */
  main: WalletBalances;
  wallet: VendorWallet;
  presets: readonly MinorUnits[];
  onClose: () => void;
}
