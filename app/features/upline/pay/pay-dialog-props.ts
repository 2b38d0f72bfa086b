import type { Upline, UplineTerms } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

export interface PayDialogProps {
  terms: UplineTerms;
  /** What the member saw when opening the dialog. */
  decided: {
    made: number;
    amount: MinorUnits;
    upline: Upline;
  };
  /** Emptied once the money is transferred. */
  draft: { amount: number | null };
  onClose: () => void;
}
