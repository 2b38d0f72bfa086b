import languages from '#locales/languages.json' with { type: 'json' };
import currencies from './currencies.json' with { type: 'json' };
import type { CurrencyDigits } from './currency-digits.ts';
import { writingTag } from './writing-tag.ts';

/** All currencies with their digits, as a brand has them that states none. */
export const CURRENCIES: ReadonlyMap<string, CurrencyDigits> = new Map(Object.entries(currencies));

const NUMBERS: ReadonlyMap<string, string> = new Map(
  Object.values(languages).flatMap((language) => ('numbers' in language ? [[language.tag, language.numbers]] : [])),
);

/** The numbering system that locales/languages.json states for a language. @param tag BCP 47 tag, with a region or without */
export function numbersOf(tag: string): string | undefined {
  return NUMBERS.get(tag) ?? NUMBERS.get(new Intl.Locale(tag).language);
}

/** The tag by which a brand with this currency writes amounts. @param tag BCP 47 tag */
export function tagFor(tag: string, currency: string): string {
  const digits = CURRENCIES.get(currency);
  return digits ? writingTag({ tag, numbers: numbersOf(tag) }, currency, digits) : tag;
}
