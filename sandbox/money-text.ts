import type { MinorUnits } from '#schemas/money/minor-units.ts';

/** Formats an amount in a language. */
export function formatMinor(currency: string, minor: MinorUnits, tag: string): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const isWhole = minor % 10 ** digits === 0;
  const format = new Intl.NumberFormat(tag, {
    ...{ style: 'currency', currency },
    ...(isWhole && { minimumFractionDigits: 0 }),
  });
  return format.format(minor / 10 ** digits);
}
