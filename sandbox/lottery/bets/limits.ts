import { currencyFactor } from '#sandbox/merchants/currency.ts';
import type { Platform } from '#sandbox/platform.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import type { BetKind } from '../games/bet-kind.ts';

/** US cents. */
const SMALLEST = 10;
const LARGEST = 10_000;
/** Largest win of one line, in US cents. */
const MOST_PAID = 50_000_000;

export const MAX_LINES = 50;

/** Smallest stake, a multiple of ten; every stake is a multiple of it. */
export function stakeStep(currency: string): MinorUnits {
  return minorUnits(SMALLEST * currencyFactor(currency));
}

/** Largest stake of a line; smaller for long odds. */
export function maxStake({ tiers }: BetKind, currency: string): MinorUnits {
  const longest = Math.max(...tiers.map(({ odds }) => odds));
  const covered = Math.floor((MOST_PAID * 100) / longest / SMALLEST) * SMALLEST;
  return minorUnits(Math.max(SMALLEST, Math.min(LARGEST, covered)) * currencyFactor(currency));
}

/** Current odds of a bet's tiers in hundredths, rounded down to tenths. */
export function currentOdds({ tiers }: BetKind, { switches }: Pick<Platform, 'switches'>): number[] {
  return tiers.map(({ odds }) => Math.max(110, Math.floor((odds * switches.lotteryOdds) / 1000) * 10));
}
