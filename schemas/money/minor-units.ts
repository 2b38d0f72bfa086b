declare const unit: unique symbol;

/**
 * An amount of money: an integer of the currency's minor unit, such as the centavo. A number becomes one here or in a valid
 * answer of the platform, so that a fraction, a rate or a count is never taken for money.
 */
export type MinorUnits = number & { readonly [unit]: 'minor' };

/** @throws RangeError for a fraction, and for a number that is not exact */
export function minorUnits(value: number): MinorUnits {
  if (!isMinorUnits(value)) throw new RangeError(`${value} is not an amount of minor units.`);
  return value;
}

/** Whether a number can be an amount. */
export function isMinorUnits(value: number): value is MinorUnits {
  return Number.isSafeInteger(value);
}

/** @throws RangeError when the sum is no longer exact */
export function sum(...amounts: readonly MinorUnits[]): MinorUnits {
  return sumOf(amounts);
}

/** The sum of a list of any length: a call takes some 100,000 arguments at most. @throws RangeError as `sum` does */
export function sumOf(amounts: readonly MinorUnits[]): MinorUnits {
  return minorUnits(amounts.reduce((total, amount) => total + amount, 0));
}

/** Subtracts `part` from `whole`; the result is negative when `part` is larger. */
export function minus(whole: MinorUnits, part: MinorUnits): MinorUnits {
  return minorUnits(whole - part);
}

/** The same amount in the other direction. */
export function negative(amount: MinorUnits): MinorUnits {
  // Plus zero: -0 is another value for `Object.is`.
  return minorUnits(-amount + 0);
}

/** The amount without its sign, beside a word that says its direction. */
export function sizeOf(amount: MinorUnits): MinorUnits {
  return minorUnits(Math.abs(amount));
}

/** A part of an amount that is not below zero, rounded down. @param rate the part in hundredths of a percent */
export function share(amount: MinorUnits, rate: number): MinorUnits {
  // The product may be beyond the safe integers.
  return minorUnits(Number((BigInt(amount) * BigInt(rate)) / 10_000n));
}

export const ZERO = minorUnits(0);
