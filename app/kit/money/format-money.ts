import { digitsFor, digitsOf, moneyOptions } from '#schemas/money/currency-digits.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

/**
 * Formats an amount for a language.
 * @param currency ISO 4217 code
 * @param tag of `useCurrentLanguage`, with the currency's digits
 */
export function formatMoney(amount: MinorUnits, currency: string, tag: string): string {
  const digits = digitsOf(currency, tag);
  const format = new Intl.NumberFormat(tag, moneyOptions(currency, digitsFor(amount, digits)));
  return format.format(amount / 10 ** digits.minor).replaceAll('-', '−');
}
