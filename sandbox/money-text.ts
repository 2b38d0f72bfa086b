import { digitsFor, digitsOf, moneyOptions } from '#schemas/money/currency-digits.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

/** Formats an amount, without minor digits if it has none. @param tag of `writtenBy` */
export function formatMinor(currency: string, amount: MinorUnits, tag: string): string {
  const { minor } = digitsOf(currency, tag);
  const digits = digitsFor(amount, { minor, shown: 0 });
  const format = new Intl.NumberFormat(tag, { ...moneyOptions(currency, digits), currencyDisplay: 'symbol' });
  return format.format(amount / 10 ** minor);
}
