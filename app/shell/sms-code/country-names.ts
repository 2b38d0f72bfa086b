import type { Country } from '#schemas/generated/platform.ts';

export interface NamedCountry extends Country {
  /** In the current language. */
  name: string;
  /** Further search terms: the ISO code and the English name. */
  keywords: string;
}

/**
 * Countries with their names, sorted in the language's alphabet; the first, the operator's own market, stays first.
 * @param tag BCP 47 tag
 */
export function countryNames(countries: readonly Country[], tag: string): NamedCountry[] {
  const names = new Intl.DisplayNames([tag], { type: 'region' });
  const english = new Intl.DisplayNames(['en'], { type: 'region' });
  const collator = new Intl.Collator(tag);
  const [market, ...others] = countries.map((country) => ({
    ...country,
    name: names.of(country.countryCode) ?? country.countryCode,
    keywords: `${country.countryCode} ${english.of(country.countryCode)}`,
  }));
  return market ? [market, ...others.sort((a, b) => collator.compare(a.name, b.name))] : [];
}
