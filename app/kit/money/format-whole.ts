import type { MinorUnits } from '#schemas/money/minor-units.ts';

/**
 * Formats an amount as headlines do: without minor digits if it has none.
 * @param currency ISO 4217 code
 * @param tag BCP 47 tag
 */
export function formatWhole(amount: MinorUnits, currency: string, tag: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const digits = new Intl.NumberFormat(tag, options).resolvedOptions().maximumFractionDigits ?? 0;
  const format = new Intl.NumberFormat(tag, { ...options, trailingZeroDisplay: 'stripIfInteger' });
  return format.format(amount / 10 ** digits);
}
