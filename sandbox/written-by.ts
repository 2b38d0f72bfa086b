import { writingTag } from '#schemas/money/currency-digits.ts';
import type { SandboxBrand } from './setup/sandbox-brand.ts';

/** The tag that a brand's amounts are written by in a language. @param code product code of the language */
export function writtenBy(
  { languages, currency, currencyDigits }: Pick<SandboxBrand, 'languages' | 'currency' | 'currencyDigits'>,
  code: string,
): string {
  const tag = languages.offered.find((language) => language.code === code)?.tag ?? 'en';
  return writingTag(tag, currency, currencyDigits);
}
