import type { PayoutAccount, WithdrawalTerms } from '#schemas/generated/platform.ts';

export interface PayDialogProps {
  terms: WithdrawalTerms;
  /** Emptied once the withdrawal is requested. */
  draft: { amount: number | null };
  /** Minor units. */
  amount: number;
  account: PayoutAccount;
  onClose: () => void;
}
