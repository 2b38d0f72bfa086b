import type { DepositMethod } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';

const RATE_UNITS = 10_000n;

/**
 * The fee of a payment, as the contract says: the rate's part rounded up, plus the fixed part. The platform
 * refuses an order with another fee.
 */
export function feeOf(
  { feeRate, feeFixed }: Pick<DepositMethod, 'feeRate' | 'feeFixed'>,
  amount: MinorUnits,
): MinorUnits {
  // The product may be beyond the safe integers.
  return minorUnits(Number((BigInt(amount) * BigInt(feeRate) + RATE_UNITS - 1n) / RATE_UNITS) + feeFixed);
}
