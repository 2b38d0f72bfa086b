import type { DepositBonus } from '#schemas/generated/platform.ts';

const RATE_UNITS = 10_000n;

/** The bonus for a credit in minor units, as the contract says: the rate's part, rounded down, and at most the largest. */
export function bonusOf({ rate, max }: Pick<DepositBonus, 'rate' | 'max'>, credited: number): number {
  // The product may be beyond the safe integers.
  const part = (BigInt(credited) * BigInt(rate)) / RATE_UNITS;
  return part > BigInt(max) ? max : Number(part);
}
