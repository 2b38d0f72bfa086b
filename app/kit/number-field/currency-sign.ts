interface CurrencySign {
  text: string;
  /** Where the language writes the sign. */
  place: 'start' | 'end';
  /** Number of minor digits of the currency. */
  digits: number;
}

/** How a language writes a currency. @param currency ISO 4217 code */
export function currencySign(currency: string, tag: string): CurrencySign {
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const types = format.formatToParts(1).filter(({ type }) => type === 'currency' || type === 'integer');
  return {
    text: types.find(({ type }) => type === 'currency')?.value ?? currency,
    place: types[0]?.type === 'currency' ? 'start' : 'end',
    digits: format.resolvedOptions().maximumFractionDigits ?? 0,
  };
}
