import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { currencyFactor } from '../merchants/currency.ts';

/** US cents; amounts are scaled with the currency, so that points are worth the same everywhere. */
const CENTS_PER_POINT = 10;
const STEP = { points: 2000, cents: 100 };

/** Stakes that earn one point. */
export function stakePerPoint(currency: string): MinorUnits {
  return minorUnits(CENTS_PER_POINT * currencyFactor(currency));
}

/** Smallest number of points that can be converted, and its value. */
export function pointRatio(currency: string): { points: number; amount: MinorUnits } {
  return { points: STEP.points, amount: minorUnits(STEP.cents * currencyFactor(currency)) };
}
