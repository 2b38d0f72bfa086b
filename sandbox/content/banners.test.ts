import { expect, it } from 'vitest';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { bannersFor } from './banners.ts';

const arabic = { code: 'AR', tag: 'ar', direction: 'rtl' as const, name: 'العربية', words: '' };
const english = defaultBrand();
const brand = { ...english, languages: { default: 'AR', offered: [arabic, ...english.languages.offered] } };

it('banners have their picture on the side away from the text', () => {
  const sides = (code: string) => new Set(bannersFor(brand, code).map(({ url }) => url.split('?')[1]));
  expect(sides('AR')).toEqual(new Set(['side=left']));
  expect(sides('EN')).toEqual(new Set([undefined]));
});

it('a home page has one offer for each slide, worth what its promotion pays at most', () => {
  const home = bannersFor({ ...english, currency: 'PHP' }, 'EN').filter(({ groupName }) => groupName === 'w_home');
  expect(home).toHaveLength(4);
  expect(home[0]).toMatchObject({ link: '/promotions', amount: 500_000, text: '8× wagering. Members 18 and over.' });
  expect(home.map(({ button }) => button)).not.toContain(undefined);
});

it('a brand without promotions gets the games of its categories', () => {
  const home = bannersFor({ ...english, modules: [] }, 'EN').filter(({ groupName }) => groupName === 'w_home');
  expect(home.map(({ link }) => link)).toEqual(['', '/lott', '/live', '/sports']);
  expect(home.map(({ amount }) => amount)).toEqual(Array(4).fill(undefined));
});
