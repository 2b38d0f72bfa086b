import type { DepositMethod } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';

const RATE_UNITS = 10_000n;

/**
 * The fee of a payment as the contract defines it: the rate's share, rounded up, plus the fixed part. The platform refuses
 * an order with another fee.
 */
export function feeOf(
  { feeRate, feeFixed }: Pick<DepositMethod, 'feeRate' | 'feeFixed'>,
  amount: MinorUnits,
): MinorUnits {
  // Calculate in BigInt: the product can exceed the safe integers.
  return minorUnits(Number((BigInt(amount) * BigInt(feeRate) + RATE_UNITS - 1n) / RATE_UNITS) + feeFixed);
}
