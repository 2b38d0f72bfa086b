/** "250 N", as Unicode's data shortens thousands in Vietnamese. */
const VIETNAMESE_THOUSANDS = /\s?N(?!\p{L})/u;

/**
 * A number shortened to thousands, millions or more. In Vietnamese thousands are a K, as players there write them.
 * @param tag of `useCurrentLanguage`
 */
export function compactNumber(value: number, tag: string, options: Intl.NumberFormatOptions = {}): string {
  const text = new Intl.NumberFormat(tag, { ...options, notation: 'compact' }).format(value);
  return /^vi\b/u.test(tag) ? text.replace(VIETNAMESE_THOUSANDS, 'K') : text;
}
