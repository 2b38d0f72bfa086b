/** Decimals of a percentage that is entered. */
export const PERCENT_DIGITS = 2;

/** Reads how a language writes a percentage. */
export function percentSign(tag: string): { text: string; place: 'start' | 'end' } {
  const parts = new Intl.NumberFormat(tag, { style: 'percent' }).formatToParts(1);
  const place = parts.findIndex(({ type }) => type === 'percentSign');
  return { text: parts[place]?.value ?? '%', place: place === 0 ? 'start' : 'end' };
}
