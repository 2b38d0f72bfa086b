import type { ComboboxOption } from '#app/kit/combobox/combobox-option.ts';
import { COUNTRY_CODES } from '#schemas/countries/country-codes.ts';

/** All countries with their names in a language, sorted for it. A search also matches their English names. */
export function countriesIn(tag: string): ComboboxOption[] {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
  const english = new Intl.DisplayNames(['en'], { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return COUNTRY_CODES.split(' ')
    .map((value) => ({ value, label: names.of(value) ?? value, keywords: english.of(value) ?? value }))
    .sort((one, other) => compare(one.label, other.label));
}
