/** How many per cent one amount is of another, in the words of a language; null where there is nothing to share. */
export function formatShare(part: number, whole: number, tag: string): string | null {
  if (whole === 0) return null;
  const format = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  return format.format(part / whole).replaceAll('-', '−');
}

/** A commission rate in the words of a language. @param rate hundredths of a per cent */
export function formatRate(rate: number, tag: string): string {
  const format = new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 2 });
  return format.format(rate / 10_000);
}
