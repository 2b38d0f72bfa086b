import type { WithdrawalTerms } from '#schemas/generated/platform.ts';

const RATE_UNITS = 10_000n;

/** The fee of a withdrawal in minor units, as the contract says: the rate's part of the amount, rounded down. */
export function feeOf({ feeRate }: Pick<WithdrawalTerms, 'feeRate'>, amount: number): number {
  // The product may be beyond the safe integers.
  return Number((BigInt(amount) * BigInt(feeRate)) / RATE_UNITS);
}
