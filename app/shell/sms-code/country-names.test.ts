import { expect, it } from 'vitest';
import { countryNames } from './country-names.ts';

const countries = ['PH', 'AE', 'DE', 'AT'].map((countryCode) => ({ countryCode, countryDialingCode: '+1' }));
const names = (tag: string) => countryNames(countries, tag).map(({ name }) => name);

it('names countries in the person’s language, in its order, after the operator’s own market', () => {
  expect(names('de')).toEqual(['Philippinen', 'Deutschland', 'Österreich', 'Vereinigte Arabische Emirate']);
  expect(names('ar')).toContain('الإمارات العربية المتحدة');
  expect(countryNames([], 'en')).toEqual([]);
});

it('lets a country be found by its code and its English name too', () => {
  expect(countryNames(countries, 'ar')[0]?.keywords).toBe('PH Philippines');
});
