import type { WithdrawalTerms } from '#schemas/generated/platform.ts';
import { type MinorUnits, share } from '#schemas/money/minor-units.ts';

/** The fee of a withdrawal, as the contract says: the rate's part of the amount, rounded down. */
export function feeOf({ feeRate }: Pick<WithdrawalTerms, 'feeRate'>, amount: MinorUnits): MinorUnits {
  return share(amount, feeRate);
}
