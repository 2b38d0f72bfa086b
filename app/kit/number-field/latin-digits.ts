const DIGIT = /\p{Nd}/u;

/** Turns the digits of every writing system into 0–9. */
export function latinDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => String(figureOf(digit.codePointAt(0) ?? 0)));
}

/** Unicode keeps the ten digits of a system together, from 0 on; a few systems follow one another without a gap. */
function figureOf(digit: number): number {
  let first = digit;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (digit - first) % 10;
}
