import { formatMoney } from '#app/kit/money/format-money.ts';

/** From this many characters on, an amount does not fit a card. */
const MAX_AMOUNT_LENGTH = 14;

/** An amount as short as a card needs it: whole where it fits, else in thousands, millions or more. Arguments as of `formatMoney`. */
export function formatAmount(amount: number, currency: string, tag: string): string {
  const whole = formatMoney(amount, currency, tag);
  if (whole.length <= MAX_AMOUNT_LENGTH) return whole;
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 2,
  });
  const digits = new Intl.NumberFormat(tag, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  return format.format(amount / 10 ** (digits ?? 0)).replaceAll('-', '−');
}
