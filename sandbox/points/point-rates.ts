import { currencyFactor } from '../seed/currency.ts';

/** US cents; amounts are scaled with the currency, so that points are worth the same everywhere. */
const CENTS_PER_POINT = 10;
const STEP = { points: 2000, cents: 100 };

/** Stakes that earn one point, in minor units of the currency. */
export function stakePerPoint(currency: string): number {
  return CENTS_PER_POINT * currencyFactor(currency);
}

/** How many points convert to how many minor units of the currency. */
export function pointRatio(currency: string): { points: number; amount: number } {
  return { points: STEP.points, amount: STEP.cents * currencyFactor(currency) };
}
