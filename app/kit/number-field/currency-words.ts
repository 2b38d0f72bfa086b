import informal from '#schemas/money/informal-signs.json' with { type: 'json' };
import { latinDigits } from '#schemas/writing/latin-digits.ts';

const INFORMAL: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(informal));
const DISPLAYS = ['symbol', 'narrowSymbol', 'code', 'name'] as const;
/** Powers of ten that languages have short words for. */
const POWERS = [3, 4, 6, 8, 9, 12];
/** Counts that have a different plural form each, in one language or another. */
const COUNTS = [0, 1, 2, 3, 4, 11, 100, 1.5, 1.04];

/** A word or sign without what differs by keyboard: case, width, blanks, dots and marks of direction. */
export function foldWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{Cf}\s.]/gu, '');
}

/** Collects the words that people write beside an amount in a language: the currency's sign, code and name. Folded. */
export function currencyWords(currency: string, tag: string): Set<string> {
  const words = ['en', tag].flatMap((language) =>
    DISPLAYS.flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay });
      return COUNTS.map((count) => currencyPart(format, count));
    }),
  );
  return new Set([...words, ...(INFORMAL.get(currency) ?? [])].map(foldWord));
}

/** Whether a folded word is a currency's sign or code, of whichever currency. */
export function isCurrencyWord(word: string): boolean {
  if (/\p{Sc}/u.test(word)) return true;
  return Intl.supportedValuesOf('currency').some((currency) => {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    return [currency, currencyPart(format, 1), ...(INFORMAL.get(currency) ?? [])].some((one) => foldWord(one) === word);
  });
}

/** Words for thousands, millions and so on, as this site shortens amounts, with their powers of ten. Folded. */
export function scaleWords(tag: string): ReadonlyMap<string, number> {
  const format = new Intl.NumberFormat(tag, { notation: 'compact' });
  const own = POWERS.flatMap((power) =>
    COUNTS.filter(Number.isInteger).flatMap((count): [string, number][] => {
      const parts = format.formatToParts(count * 10 ** power);
      const word = parts.find(({ type }) => type === 'compact')?.value;
      const shown = Number(latinDigits(parts.find(({ type }) => type === 'integer')?.value ?? ''));
      return word && shown > 0 ? [[foldWord(word), Math.round(Math.log10((count * 10 ** power) / shown))]] : [];
    }),
  );
  return new Map([['k', 3], ...own]);
}

function currencyPart(format: Intl.NumberFormat, count: number): string {
  return format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? '';
}
