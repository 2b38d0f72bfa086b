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
