import { digitsFor, digitsOf, moneyOptions } from '#schemas/money/currency-digits.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

/** Formats an amount as headlines do: without minor digits if it has none. Arguments as for `formatMoney`. */
export function formatWhole(amount: MinorUnits, currency: string, tag: string): string {
  const { minor } = digitsOf(currency, tag);
  const format = new Intl.NumberFormat(tag, moneyOptions(currency, digitsFor(amount, { minor, shown: 0 })));
  return format.format(amount / 10 ** minor);
}
