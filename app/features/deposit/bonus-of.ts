import type { DepositBonus } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';

const RATE_UNITS = 10_000n;

/** The bonus for a credit, as the contract says: the rate's part, rounded down, and at most the largest. */
export function bonusOf({ rate, max }: Pick<DepositBonus, 'rate' | 'max'>, credited: MinorUnits): MinorUnits {
  // The product may be beyond the safe integers, and the part as well.
  const part = (BigInt(credited) * BigInt(rate)) / RATE_UNITS;
  return part > BigInt(max) ? max : minorUnits(Number(part));
}
