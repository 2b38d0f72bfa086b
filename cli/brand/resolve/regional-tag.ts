import type { LanguageEntry } from '#schemas/generated/language.ts';

/**
 * The tag whose dates, times and numbers a brand writes: with its region for a language that has several ways, such as
 * `en-PH`. Browsers write an unknown region's English as the United States do, so that gets the language's own default.
 * @param region two capital letters, or null to take the currency's, whose code starts with its country
 */
export function regionalTag({ tag, elsewhere }: LanguageEntry, currency: string, region: string | null): string {
  if (elsewhere === undefined) return tag;
  const wanted = `${tag}-${region ?? currency.slice(0, 2)}`;
  // A format of numbers knows the same regions as one of dates, and is made in a fifth of the time.
  const isKnown = new Intl.NumberFormat(wanted).resolvedOptions().locale === wanted;
  return isKnown ? wanted : elsewhere;
}
