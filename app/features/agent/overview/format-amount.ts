import { compactNumber } from '#app/kit/money/compact-number.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { digitsOf } from '#schemas/money/currency-digits.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

/** Shortest length that does not fit a card. */
const MAX_AMOUNT_LENGTH = 14;

/** An amount in full if it fits a card, otherwise in thousands, millions or more. Arguments as for `formatMoney`. */
export function formatAmount(amount: MinorUnits, currency: string, tag: string): string {
  const whole = formatMoney(amount, currency, tag);
  if (whole.length <= MAX_AMOUNT_LENGTH) return whole;
  const units = amount / 10 ** digitsOf(currency, tag).minor;
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 2 } as const;
  return compactNumber(units, tag, options).replaceAll('-', '−');
}
