import { type CurrencyDigits, digitsOf } from '#schemas/money/currency-digits.ts';

interface CurrencySign {
  text: string;
  /** Side of the amount on which the language writes the sign. */
  place: 'start' | 'end';
  digits: CurrencyDigits;
}

/** Reads how a language writes a currency. @param currency ISO 4217 code @param tag of `useCurrentLanguage` */
export function currencySign(currency: string, tag: string): CurrencySign {
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const types = format.formatToParts(1).filter(({ type }) => type === 'currency' || type === 'integer');
  return {
    text: types.find(({ type }) => type === 'currency')?.value ?? currency,
    place: types[0]?.type === 'currency' ? 'start' : 'end',
    digits: digitsOf(currency, tag),
  };
}
