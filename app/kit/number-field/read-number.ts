import { latinDigits } from './latin-digits.ts';

const SPACES = /[\s'’٬\p{Cf}]/gu;
const MINUS = /[−﹣－]/g;
/** The marks of Chinese and Japanese keyboards. */
const WIDE_MARKS = new Map([
  ['．', '.'],
  ['，', ','],
]);

/**
 * Parses a number as people write it in a language: its digits, its separators or none.
 * @param digits number of minor digits; the result is an integer of that unit
 * @returns null for an empty text, NaN for anything that is not such a number. Nothing is rounded: it may be money.
 */
export function readNumber(text: string, tag: string, digits = 0): number | null {
  const plain = latinDigits(text)
    .replaceAll(SPACES, '')
    .replaceAll(MINUS, '-')
    .replaceAll('٫', '.')
    .replaceAll(/[．，]/g, (mark) => WIDE_MARKS.get(mark) ?? mark);
  if (plain === '') return null;
  const [, sign = '', body = ''] = /^(-?)([\d.,]*)$/.exec(plain) ?? [];
  const at = decimalAt(body, tag);
  const whole = withoutGroups(body.slice(0, at));
  const fraction = body.slice(at + 1).replace(/0+$/, '');
  if (whole === undefined || !/^\d*$/.test(fraction) || fraction.length > digits) return Number.NaN;
  if (!/\d/.test(body)) return Number.NaN;
  const value = Number(`${sign}${whole}${fraction.padEnd(digits, '0')}`);
  return Number.isSafeInteger(value) ? value + 0 : Number.NaN;
}

/** A language's decimal mark, if keyboards have it. */
function decimalMark(tag: string): '.' | ',' {
  const part = new Intl.NumberFormat(tag).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return part?.value === ',' ? ',' : '.';
}

/** Where the fraction starts, or the end without one. */
function decimalAt(body: string, tag: string): number {
  const marks = [...body.matchAll(/[.,]/g)].map((match) => ({ mark: match[0], at: match.index }));
  const last = marks.at(-1);
  if (!last) return body.length;
  const others = marks.slice(0, -1);
  const isRepeated = others.some(({ mark }) => mark === last.mark);
  if (isRepeated) return body.length;
  if (others.length > 0 || last.mark === decimalMark(tag)) return last.at;
  // A single mark of the other kind groups thousands only before exactly three digits: "12,5" is never 125.
  return /^\d{1,3}[.,]\d{3}$/.test(body) ? body.length : last.at;
}

/** @returns undefined when the thousands are grouped in an unknown way */
function withoutGroups(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole;
  return /^\d{1,3}(?:([.,])\d{2,3}(?:\1\d{2,3})*)$/.test(whole) && /\d{3}$/.test(whole)
    ? whole.replaceAll(/[.,]/g, '')
    : undefined;
}
