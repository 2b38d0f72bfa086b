/** How many digits a currency has behind the decimal mark. */
export interface CurrencyDigits {
  /** On the wire and in the ledger: an amount counts the smallest of them. */
  minor: number;
  /** To people, at most `minor`. An amount that needs more is written with all of them. */
  shown: number;
}

/** What a tag that says nothing of a currency stands for. */
const USUAL = 2;

/**
 * The tag that a brand's amounts are written and read by: the language's, with the digits of the brand's currency as a
 * private use subtag of BCP 47, such as `vi-x-vnd00`. `Intl` takes such a tag as one without it. Its own tables are never
 * asked for digits, since browsers differ in them.
 * @param tag BCP 47 tag
 * @param currency ISO 4217 code
 */
export function writingTag(tag: string, currency: string, { minor, shown }: CurrencyDigits): string {
  return minor === USUAL && shown === USUAL ? tag : `${tag}-x-${currency.toLowerCase()}${minor}${shown}`;
}

/** The digits of a currency. @param tag as `writingTag` made it */
export function digitsOf(currency: string, tag: string): CurrencyDigits {
  const [, minor = USUAL, shown = USUAL] = new RegExp(`-x-${currency}(.)(.)$`, 'i').exec(tag) ?? [];
  return { minor: Number(minor), shown: Number(shown) };
}

/** Digits behind the decimal mark of one amount: no fraction is rounded away. */
export function digitsFor(amount: number, { minor, shown }: CurrencyDigits): number {
  return amount % 10 ** (minor - shown) === 0 ? shown : minor;
}

/** Options of `Intl.NumberFormat` for one amount of money. @param currency ISO 4217 code @param digits behind the decimal mark */
export function moneyOptions(currency: string, digits: number): Intl.NumberFormatOptions {
  return {
    ...({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const),
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  };
}
