import type { VendorWallet, WalletBalances } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

export interface TransferDialogProps {
  /** The main wallet. */
  main: WalletBalances;
  wallet: VendorWallet;
  presets: readonly MinorUnits[];
  /** A game waits for the money: everything is suggested, as the amount to start from. */
  isForGame: boolean;
  onClose: () => void;
  onMoved: () => void;
}
