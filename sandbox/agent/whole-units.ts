import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';

/** What rates are multiplied into: a stake times a rate is so many parts of a minor unit. */
const PARTS = 10_000;

/**
 * Rounds parts of minor units down, one after the other, and carries what is left over to the next one, so that all results
 * come to the rounded sum.
 */
export function wholeUnits(): (parts: number) => MinorUnits {
  let rest = 0;
  return (parts) => {
    const whole = Math.floor((rest + parts) / PARTS);
    rest += parts - whole * PARTS;
    return minorUnits(whole);
  };
}
