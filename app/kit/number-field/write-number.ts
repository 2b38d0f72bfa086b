/**
 * Writes an integer of a unit with so many digits of a fraction in a language.
 * @param grouped whether thousands are set apart; not while somebody types
 */
export function writeNumber(value: number, tag: string, digits: number, grouped: boolean): string {
  const format = new Intl.NumberFormat(tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: grouped,
  });
  return format.format(value / 10 ** digits).replaceAll('-', '−');
}
