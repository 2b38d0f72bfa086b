import type { CurrencyDigits } from './currency-digits.ts';

/**
 * The tag that a brand's amounts are written and read by: the language's, with the digits of the brand's currency as a
 * private use subtag of BCP 47, such as `vi-x-vnd00`. `Intl` takes such a tag as one without it. Its own tables are never
 * asked for digits, since browsers differ in them.
 * @param tag BCP 47 tag
 * @param currency ISO 4217 code
 */
export function writingTag(tag: string, currency: string, { minor, shown }: CurrencyDigits): string {
  return minor === 2 && shown === 2 ? tag : `${tag}-x-${currency.toLowerCase()}${minor}${shown}`;
}
