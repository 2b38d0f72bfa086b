import type { MinorUnits } from '#schemas/money/minor-units.ts';

/**
 * Formats an amount for a language.
 * @param currency ISO 4217 code, which also determines the number of minor digits
 * @param tag BCP 47 tag
 */
export function formatMoney(amount: MinorUnits, currency: string, tag: string): string {
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  return format.format(amount / 10 ** digits).replaceAll('-', '−');
}
