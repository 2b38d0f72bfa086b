import type { PayoutAccount, WithdrawalTerms } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

export interface ConfirmProps {
  terms: WithdrawalTerms;
  /** Cleared after the request. */
  draft: { amount: number | null };
  /** Values shown when the dialog opened. */
  decided: {
    made: number;
    amount: MinorUnits;
    account: PayoutAccount;
  };
}
