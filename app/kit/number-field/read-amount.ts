import type { CurrencyDigits } from '#schemas/money/currency-digits.ts';
import { latinDigits } from '#schemas/writing/latin-digits.ts';
import { currencyWords, foldWord, isCurrencyWord, scaleWords } from './currency-words.ts';
import { readNumber } from './read-number.ts';

/** Everything before the first digit, from there to the last, and everything after it. */
const PARTS = /^(\D*)(\d.*\d|\d)(\D*)$/s;
const SIGN = /[-+−﹣－]/g;
/** Nothing in minor units, as written on bills: "50.000,-". */
const NO_MINOR = /[.,:][-–—]{1,2}/;
const MARK = /[.,٫．，]/;

export interface Amount {
  digits: CurrencyDigits;
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag. */
  tag: string;
}

/**
 * Parses an amount as people type and paste it: with the currency's sign, code or name on either side, or shortened, such as
 * "500k"; otherwise as `readNumber` does.
 * @returns the same as `readNumber`, and `otherCurrency` where the text names another currency
 */
export function readAmount(text: string, { digits, currency, tag }: Amount): number | null | 'otherCurrency' {
  const [, before = '', core = '', after = ''] = PARTS.exec(latinDigits(text)) ?? [];
  if (core === '' || isPlain(before + after)) return readNumber(text, { tag, digits });
  const own = currencyWords(currency, tag);
  const { word: leading, mark } = leadOf(before);
  const { word: trailing, scale } = withoutScale(wordOf(after.replace(NO_MINOR, '')), tag, own);
  const words = [leading, trailing].filter((word) => word !== '');
  if (words.every((word) => own.has(word))) {
    const signs = `${before}${after.replace(NO_MINOR, '')}`.match(SIGN) ?? [];
    return signs.length > 1 ? Number.NaN : readNumber(`${signs[0] ?? ''}${mark}${core}`, { tag, digits, scale });
  }
  return words.every((word) => own.has(word) || isCurrencyWord(word)) ? 'otherCurrency' : Number.NaN;
}

/** Whether nothing but signs, marks and blanks stands beside the digits. */
function isPlain(beside: string): boolean {
  return !NO_MINOR.test(beside) && /^[\s\p{Cf}+−﹣－.,٫．，-]*$/u.test(beside);
}

function wordOf(beside: string): string {
  return foldWord(beside.replaceAll(SIGN, ''));
}

/** A dot after letters shortens them, as in "Rp.500"; after a sign, as in "$.50", it is the decimal mark. */
function leadOf(before: string): { word: string; mark: string } {
  const last = before.trimEnd().at(-1) ?? '';
  const word = wordOf(before);
  if (MARK.test(last) && !/\p{L}/u.test(word)) return { word: wordOf(before.trimEnd().slice(0, -1)), mark: last };
  return { word, mark: '' };
}

function withoutScale(word: string, tag: string, own: ReadonlySet<string>): { word: string; scale: number } {
  if (own.has(word)) return { word, scale: 0 };
  // The longest word first: a short one may begin it.
  const found = [...scaleWords(tag)]
    .sort(([a], [b]) => b.length - a.length)
    .find(([scaleWord]) => word.startsWith(scaleWord));
  return found ? { word: word.slice(found[0].length), scale: found[1] } : { word, scale: 0 };
}
