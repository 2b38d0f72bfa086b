import type { MinorUnits } from '#schemas/money/minor-units.ts';

/** Money in a member's wallet at one vendor. */
export interface WalletPart {
  vendor: string;
  /** Always positive. */
  amount: MinorUnits;
}
