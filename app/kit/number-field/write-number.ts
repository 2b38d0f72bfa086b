import { type CurrencyDigits, digitsFor } from '#schemas/money/currency-digits.ts';

/**
 * Formats an integer of a minor unit for a language.
 * @param grouped whether thousands are separated; not during input
 */
export function writeNumber(value: number, tag: string, digits: CurrencyDigits, grouped: boolean): string {
  const shown = digitsFor(value, digits);
  const format = new Intl.NumberFormat(tag, {
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
    useGrouping: grouped,
  });
  return format.format(value / 10 ** digits.minor).replaceAll('-', '−');
}
