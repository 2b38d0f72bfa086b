import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';

/** Parts of a minor unit: the unit of a stake times a rate. */
const PARTS = 10_000;

/**
 * Rounds parts of minor units down and carries each remainder over to the next, so that the results add up to the
 * rounded sum.
 */
export function wholeUnits(): (parts: number) => MinorUnits {
  let rest = 0;
  return (parts) => {
    const whole = Math.floor((rest + parts) / PARTS);
    rest += parts - whole * PARTS;
    return minorUnits(whole);
  };
}
