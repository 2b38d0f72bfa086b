import type { WithdrawalTerms } from '#schemas/generated/platform.ts';
import { type MinorUnits, share } from '#schemas/money/minor-units.ts';

/** Fee of a withdrawal as the contract defines it: the rate's share of the amount, rounded down. */
export function feeOf({ feeRate }: Pick<WithdrawalTerms, 'feeRate'>, amount: MinorUnits): MinorUnits {
  return share(amount, feeRate);
}
