import type { CurrencyDigits } from '#schemas/money/currency-digits.ts';
import { latinDigits } from '#schemas/writing/latin-digits.ts';

const INVISIBLE = /\p{Cf}/gu;
/** Marks that only ever group; an apostrophe does in Switzerland. */
const GROUP_MARKS = /[\s'’٬]+/g;
const MINUS = /[−﹣－]/g;
/** Number marks of Chinese, Japanese and Arabic keyboards. */
const OTHER_MARKS = new Map([
  ['．', '.'],
  ['，', ','],
  ['،', ','],
]);

const NO_DIGITS: CurrencyDigits = { minor: 0, shown: 0 };

export interface Numeral {
  /** BCP 47 tag. */
  tag: string;
  /** The result is an integer of the smallest of them. */
  digits?: CurrencyDigits;
  /** Power of ten that a word beside the number stands for, such as 3 for "500k". */
  scale?: number;
  /** Thousands are never grouped, as in a percentage. */
  isSmall?: boolean | undefined;
}

/**
 * Parses a number as people write it: in any digits, with the separators of any language or none. A single separator
 * before exactly three digits groups them, unless that many are shown after the decimal mark.
 * @returns null for an empty text, NaN for anything that is not such a number, and an infinite number for one too large
 *   to be exact. Nothing is rounded: it may be money.
 */
export function readNumber(text: string, numeral: Numeral): number | null {
  const { digits = NO_DIGITS, scale = 0 } = numeral;
  const plain = latinDigits(text)
    .replaceAll(INVISIBLE, '')
    .trim()
    .replaceAll(MINUS, '-')
    .replaceAll(/[．，،]/g, (mark) => OTHER_MARKS.get(mark) ?? mark)
    .replaceAll(GROUP_MARKS, ' ');
  if (plain === '') return null;
  const [, before = '', body = '', after = ''] = /^([-+]?) ?([\d.,٫ ]*?) ?([-+]?)$/.exec(plain) ?? [];
  if (!/\d/.test(body) || (before && after)) return Number.NaN;
  const decimal = decimalAt(body, numeral);
  const whole = withoutGroups(body.slice(0, decimal));
  const fraction = body.slice(decimal + 1).replace(/0+$/, '');
  const decimals = digits.minor + scale;
  if (whole === undefined || !/^\d*$/.test(fraction) || fraction.length > decimals) return Number.NaN;
  const value = Number(`${whole}${fraction.padEnd(decimals, '0')}`);
  const size = Number.isSafeInteger(value) ? value : Number.POSITIVE_INFINITY;
  // Plus zero: -0 is another value for `Object.is`.
  return before === '-' || after === '-' ? -size + 0 : size;
}

/** A language's decimal mark, if keyboards have it. */
function decimalMark(tag: string): '.' | ',' {
  const part = new Intl.NumberFormat(tag).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return part?.value === ',' ? ',' : '.';
}

/** Returns the index of the decimal mark, or the length of a whole number. */
function decimalAt(body: string, { tag, digits = NO_DIGITS, scale = 0, isSmall }: Numeral): number {
  const arabic = body.indexOf('٫');
  if (arabic >= 0) return arabic;
  const marks = [...body.matchAll(/[.,]/g)].map((match) => ({ mark: match[0], at: match.index }));
  const last = marks.at(-1);
  if (!last) return body.length;
  const others = marks.slice(0, -1);
  if (others.some(({ mark }) => mark === last.mark)) return body.length;
  const isLone = others.length === 0 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(body);
  if (!isLone || isSmall) return last.at;
  const canBeDecimal = digits.shown + scale >= 3 && last.mark === decimalMark(tag);
  return canBeDecimal ? last.at : body.length;
}

/** @returns undefined when the thousands are grouped in an unknown way */
function withoutGroups(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole;
  return /^\d{1,3}(?:([., ])\d{2,3}(?:\1\d{2,3})*)$/.test(whole) && /\d{3}$/.test(whole)
    ? whole.replaceAll(/[., ]/g, '')
    : undefined;
}
