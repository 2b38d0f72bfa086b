import type { CurrencyDigits } from './currency-digits.ts';

/**
 * The tag that a brand's numbers, amounts and dates are written and read by: the language's, with its numbering system and
 * with the digits of the brand's currency as a private use subtag of BCP 47, such as `ar-u-nu-latn-x-kwd33`. `Intl` takes
 * such a tag as one without the latter. Its own tables are asked for neither, since browsers differ in them.
 * @param language its BCP 47 tag and, where it has digits of its own, the numbering system
 * @param currency ISO 4217 code
 */
export function writingTag(
  { tag, numbers }: { tag: string; numbers?: string | undefined },
  currency: string,
  { minor, shown }: CurrencyDigits,
): string {
  const numbered = numbers === undefined ? tag : `${tag}-u-nu-${numbers}`;
  return minor === 2 && shown === 2 ? numbered : `${numbered}-x-${currency.toLowerCase()}${minor}${shown}`;
}
