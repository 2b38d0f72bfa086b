/** Visitors' numbers, with two digits. */
export const NUMBERS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** Regular expression of the numbers below a share, which get the staged release. @param share percent, from 1 to 99 */
export function numbersBelow(share: number): string {
  const [tens, units] = [Math.floor(share / 10), share % 10];
  const whole = tens > 0 ? [String.raw`[0-${tens - 1}]\d`] : [];
  const rest = units > 0 ? [`${tens}[0-${units - 1}]`] : [];
  return `(?:${[...whole, ...rest].join('|')})`;
}
