import { expect, it } from 'vitest';
import { countriesIn } from './countries.ts';

it.each([
  ['en', 'Philippines'],
  ['fil', 'Pilipinas'],
  ['vi', 'Philippines'],
  ['th', 'ฟิลิปปินส์'],
  ['zh-Hans', '菲律宾'],
  ['ar', 'الفلبين'],
])('lists the countries in %s, and finds them in English too', (tag, label) => {
  expect(countriesIn(tag).find(({ value }) => value === 'PH')).toEqual({ value: 'PH', label, keywords: 'Philippines' });
});

// @proves 3.14
it('has each country once, with a name rather than its code', () => {
  const countries = countriesIn('en');
  expect(new Set(countries.map(({ value }) => value)).size).toBe(249);
  expect(countries.filter(({ value, label }) => value === label)).toEqual([]);
});
