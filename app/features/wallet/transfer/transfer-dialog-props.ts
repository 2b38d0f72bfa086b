import type { VendorWallet, WalletBalances } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

export interface TransferDialogProps {
  main: WalletBalances;
  wallet: VendorWallet;
  presets: readonly MinorUnits[];
  /** Suggests the whole balance, as the member is about to start a game. */
  isForGame: boolean;
  onClose: () => void;
  onMoved: () => void;
}
