/**
 * Formats an integer of a minor unit for a language.
 * @param grouped whether thousands are separated; not during input
 */
export function writeNumber(value: number, tag: string, digits: number, grouped: boolean): string {
  const format = new Intl.NumberFormat(tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: grouped,
  });
  return format.format(value / 10 ** digits).replaceAll('-', '−');
}
