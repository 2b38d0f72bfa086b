const DIGIT = /\p{Nd}/u;

/** Converts the digits of every writing system to 0–9. */
export function latinDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => String(figureOf(digit.codePointAt(0) ?? 0)));
}

/** Unicode keeps the ten digits of a system together, from 0 on; a few systems follow each other without a gap. */
function figureOf(digit: number): number {
  let first = digit;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (digit - first) % 10;
}
