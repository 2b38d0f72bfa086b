import { digitsFor, digitsOf, moneyOptions } from '#schemas/money/currency-digits.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

/**
 * Formats an amount for a language.
 * @param currency ISO 4217 code
 * @param tag of `useCurrentLanguage`, with the currency's digits
 * @param least digits of an amount that needs no more; the shown ones if left out
 */
export function formatMoney(amount: MinorUnits, currency: string, tag: string, least?: number): string {
  const { minor, shown } = digitsOf(currency, tag);
  const digits = digitsFor(amount, { minor, shown: least ?? shown });
  const format = new Intl.NumberFormat(tag, moneyOptions(currency, digits));
  return format.format(amount / 10 ** minor).replaceAll('-', '−');
}
