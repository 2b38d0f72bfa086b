import { expect, it } from 'vitest';
import { countriesIn } from './countries.ts';

it.each([
  ['en', 'Philippines'],
  ['fil', 'Pilipinas'],
  ['vi', 'Philippines'],
  ['th', 'ฟิลิปปินส์'],
  ['zh-Hans', '菲律宾'],
  ['ar', 'الفلبين'],
])('names the countries in %s, and finds them in English too', (tag, label) => {
  expect(countriesIn(tag).find(({ value }) => value === 'PH')).toEqual({ value: 'PH', label, keywords: 'Philippines' });
});

it('knows each country once, by a name and not by its code', () => {
  const countries = countriesIn('en');
  expect(new Set(countries.map(({ value }) => value)).size).toBe(249);
  expect(countries.filter(({ value, label }) => value === label)).toEqual([]);
});
