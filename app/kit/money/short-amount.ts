import { compactNumber } from '#app/kit/money/compact-number.ts';
import { digitsFor, digitsOf } from '#schemas/money/currency-digits.ts';

/** From so many units on an amount is shortened. */
const LONG = 1000;

/**
 * An amount in a few characters, without its currency.
 * @param amount integer of the currency's minor unit
 * @param tag of `useCurrentLanguage`
 */
export function shortAmount(
  amount: number,
  currency: string,
  tag: string,
  sign: 'auto' | 'exceptZero' = 'auto',
): string {
  const { minor, shown } = digitsOf(currency, tag);
  const units = amount / 10 ** minor;
  const isWhole = Number.isInteger(units);
  const fraction = Math.abs(units) >= LONG ? 1 : digitsFor(amount, { minor, shown });
  const text = compactNumber(units, tag, {
    ...{ signDisplay: sign, maximumFractionDigits: fraction },
    ...(Math.abs(units) < LONG && !isWhole && { minimumFractionDigits: fraction }),
  });
  return text.replaceAll('-', '−');
}
