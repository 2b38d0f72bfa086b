import type { LanguageEntry } from '#schemas/generated/language.ts';

/**
 * The tag for formatting a brand's dates, times and numbers: with the region for a language with regional formats, such
 * as `en-PH`. Browsers format an unknown region's English as in the United States, so that gets the language's own
 * default. @param region two capital letters, or null to derive it from the currency's code, which starts with its
 * country
 */
export function regionalTag({ tag, elsewhere }: LanguageEntry, currency: string, region: string | null): string {
  if (elsewhere === undefined) return tag;
  const localeTag = `${tag}-${region ?? currency.slice(0, 2)}`;
  // A format of numbers knows the same regions as one of dates, and is made in a fifth of the time.
  const isKnown = new Intl.NumberFormat(localeTag).resolvedOptions().locale === localeTag;
  return isKnown ? localeTag : elsewhere;
}
