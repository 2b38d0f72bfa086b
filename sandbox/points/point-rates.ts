import { currencyFactor } from '../seed/currency.ts';

/** US cents; every amount grows with the currency, so that points are worth the same everywhere. */
const CENTS_PER_POINT = 10;
const STEP = { points: 2000, cents: 100 };

/** Stakes that bring one point, in minor units of the currency. */
export function stakePerPoint(currency: string): number {
  return CENTS_PER_POINT * currencyFactor(currency);
}

/** So many points are so many minor units of the currency. */
export function pointRatio(currency: string): { points: number; amount: number } {
  return { points: STEP.points, amount: STEP.cents * currencyFactor(currency) };
}
