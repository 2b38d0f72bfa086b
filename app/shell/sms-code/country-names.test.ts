import { expect, it } from 'vitest';
import { countryNames } from './country-names.ts';

const countries = ['PH', 'AE', 'DE', 'AT'].map((countryCode) => ({ countryCode, countryDialingCode: '+1' }));
const names = (tag: string) => countryNames(countries, tag).map(({ name }) => name);

// @proves 2.47
it('names and sorts countries in the current language, after the operator’s own market', () => {
  expect(names('de')).toEqual(['Philippinen', 'Deutschland', 'Österreich', 'Vereinigte Arabische Emirate']);
  expect(names('ar')).toContain('الإمارات العربية المتحدة');
  expect(countryNames([], 'en')).toEqual([]);
});

it('adds a country’s code and English name as keywords', () => {
  expect(countryNames(countries, 'ar')[0]?.keywords).toBe('PH Philippines');
});
