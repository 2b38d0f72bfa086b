/** Formats one amount as a percentage of another in a language; null when the whole is zero. */
export function formatShare(part: number, whole: number, tag: string): string | null {
  if (whole === 0) return null;
  const format = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  return format.format(part / whole).replaceAll('-', '−');
}

/** Formats a commission rate in a language. @param rate hundredths of a per cent */
export function formatRate(rate: number, tag: string): string {
  const format = new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 2 });
  return format.format(rate / 10_000);
}
