import currencies from '#schemas/money/currencies.json' with { type: 'json' };
import type { CurrencyDigits } from '#schemas/money/currency-digits.ts';

const KNOWN: ReadonlyMap<string, CurrencyDigits> = new Map(Object.entries(currencies));

/** Digits that a brand states; null for those of ISO 4217. */
interface StatedDigits {
  minor: number | null;
  shown: number | null;
}

/** The digits of a currency by ISO 4217; undefined for a code that is not in use. */
export function knownDigits(currency: string): CurrencyDigits | undefined {
  return KNOWN.get(currency);
}

/**
 * The digits of a brand's currency. @throws if neither ISO 4217 nor the brand states them: the caller has to validate
 * first
 */
export function currencyDigits(currency: string, stated: StatedDigits): CurrencyDigits {
  const usual = knownDigits(currency);
  const minor = usual?.minor ?? stated.minor;
  if (minor === null) throw new Error(`The currency ${currency} has no digits.`);
  return { minor, shown: stated.shown ?? usual?.shown ?? minor };
}
