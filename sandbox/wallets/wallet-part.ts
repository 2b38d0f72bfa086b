/** Money in a member's wallet at one vendor. */
export interface WalletPart {
  vendor: string;
  /** Minor units, above zero. */
  amount: number;
}
