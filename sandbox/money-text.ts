/** Formats an amount of minor units in a language. */
export function formatMinor(currency: string, minor: number, tag: string): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const isWhole = minor % 10 ** digits === 0;
  const format = new Intl.NumberFormat(tag, {
    ...{ style: 'currency', currency },
    ...(isWhole && { minimumFractionDigits: 0 }),
  });
  return format.format(minor / 10 ** digits);
}
