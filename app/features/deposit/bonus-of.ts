import type { DepositBonus } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';

const RATE_UNITS = 10_000n;

/** The bonus for a credited amount as the contract defines it: the rate's share, rounded down, capped at `max`. */
export function bonusOf({ rate, max }: Pick<DepositBonus, 'rate' | 'max'>, credited: MinorUnits): MinorUnits {
  // Calculate in BigInt: the product can exceed the safe integers.
  const part = (BigInt(credited) * BigInt(rate)) / RATE_UNITS;
  return part > BigInt(max) ? max : minorUnits(Number(part));
}
