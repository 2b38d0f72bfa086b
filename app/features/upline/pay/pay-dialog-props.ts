import type { Upline, UplineTerms } from '#schemas/generated/platform.ts';

export interface PayDialogProps {
  terms: UplineTerms;
  /** What the member saw when opening the dialog. */
  decided: {
    made: number;
    /** Minor units. */
    amount: number;
    upline: Upline;
  };
  /** Emptied once the money is transferred. */
  draft: { amount: number | null };
  onClose: () => void;
}
