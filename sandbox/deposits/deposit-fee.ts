import type { DepositMethod } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';

const RATE_UNITS = 10_000n;

/**
 * The fee of a payment: the rate's part, rounded up to a whole unit, plus the fixed part. The rest of the
 * payment is credited, so that nothing is lost or made.
 */
export function depositFee(
  { feeRate, feeFixed }: Pick<DepositMethod, 'feeRate' | 'feeFixed'>,
  amount: MinorUnits,
): MinorUnits {
  // The product may be beyond the safe integers.
  const part = (BigInt(amount) * BigInt(feeRate) + RATE_UNITS - 1n) / RATE_UNITS;
  return minorUnits(Number(part) + feeFixed);
}
