import type { CurrencyDigits } from '#schemas/money/currency-digits.ts';
import informal from '#schemas/money/informal-signs.json' with { type: 'json' };
import { latinDigits } from '#schemas/writing/latin-digits.ts';
import { readNumber } from './read-number.ts';

const INFORMAL: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(informal));
const DISPLAYS = ['symbol', 'narrowSymbol', 'code', 'name'] as const;
/** As this site shortens amounts, and in full, such as "500 nghìn". */
const LENGTHS = ['short', 'long'] as const;
/** Powers of ten that languages have short words for. */
const POWERS = [3, 4, 6, 8, 9, 12];
/** Counts that have a different plural form each, in one language or another. */
const COUNTS = [0, 1, 2, 3, 4, 11, 100, 1.5, 1.04];

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

/** A word or sign without what differs by keyboard: case, width, blanks, dots and marks of direction. */
function foldWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{Cf}\s.]/gu, '');
}

/** Collects the words that people write beside an amount in a language: the currency's sign, code and name. Folded. */
function currencyWords(currency: string, tag: string): Set<string> {
  const words = ['en', tag].flatMap((language) =>
    DISPLAYS.flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay });
      return COUNTS.map((count) => currencyPart(format, count));
    }),
  );
  return new Set([...words, ...(INFORMAL.get(currency) ?? [])].map(foldWord));
}

/** Whether a folded word is a currency's sign or code, of whichever currency. */
function isCurrencyWord(word: string): boolean {
  if (/\p{Sc}/u.test(word)) return true;
  return Intl.supportedValuesOf('currency').some((currency) => {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    return [currency, currencyPart(format, 1), ...(INFORMAL.get(currency) ?? [])].some((one) => foldWord(one) === word);
  });
}

/** Words for thousands, millions and so on, short and in full, with their powers of ten. Folded. */
function scaleWords(tag: string): ReadonlyMap<string, number> {
  const own = LENGTHS.flatMap((compactDisplay) => {
    const format = new Intl.NumberFormat(tag, { notation: 'compact', compactDisplay });
    return POWERS.flatMap((power) =>
      COUNTS.filter(Number.isInteger).flatMap((count): [string, number][] => {
        const parts = format.formatToParts(count * 10 ** power);
        const word = parts.find(({ type }) => type === 'compact')?.value;
        const shown = Number(latinDigits(parts.find(({ type }) => type === 'integer')?.value ?? ''));
        return word && shown > 0 ? [[foldWord(word), Math.round(Math.log10((count * 10 ** power) / shown))]] : [];
      }),
    );
  });
  return new Map([['k', 3], ...own]);
}

function currencyPart(format: Intl.NumberFormat, count: number): string {
  return format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? '';
}
