import type { PayoutAccount, WithdrawalTerms } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

/** What a withdrawal is confirmed with. */
export interface ConfirmProps {
  terms: WithdrawalTerms;
  /** Emptied once the withdrawal is requested. */
  draft: { amount: number | null };
  /** What the member saw when opening the dialog. */
  decided: {
    made: number;
    amount: MinorUnits;
    account: PayoutAccount;
  };
}
