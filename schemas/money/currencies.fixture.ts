import currencies from './currencies.json' with { type: 'json' };
import type { CurrencyDigits } from './currency-digits.ts';
import { writingTag } from './writing-tag.ts';

/** All currencies with their digits, as a brand has them that states none. */
export const CURRENCIES: ReadonlyMap<string, CurrencyDigits> = new Map(Object.entries(currencies));

/** The tag by which a brand with this currency writes amounts. @param tag BCP 47 tag */
export function tagFor(tag: string, currency: string): string {
  const digits = CURRENCIES.get(currency);
  return digits ? writingTag(tag, currency, digits) : tag;
}
