/** Digits of a currency behind the decimal mark. */
export interface CurrencyDigits {
  /** Digits on the wire and in the ledger: an amount counts the smallest of them. */
  minor: number;
  /** Digits that people are shown, at most `minor`. An amount that needs more is written with all of them. */
  shown: number;
}

/** The digits of a currency. @param tag as `writingTag` made it; one that says nothing of the currency stands for two of each */
export function digitsOf(currency: string, tag: string): CurrencyDigits {
  const [, minor = 2, shown = 2] = new RegExp(`-x-${currency}(.)(.)`, 'i').exec(tag) ?? [];
  return { minor: Number(minor), shown: Number(shown) };
}

/** Digits behind the decimal mark of one amount: no fraction is rounded away. */
export function digitsFor(amount: number, { minor, shown }: CurrencyDigits): number {
  return amount % 10 ** (minor - shown) === 0 ? shown : minor;
}

/** Options of `Intl.NumberFormat` for one amount of money. @param currency ISO 4217 code @param digits behind the decimal mark */
export function moneyOptions(currency: string, digits: number): Intl.NumberFormatOptions {
  return {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  };
}
