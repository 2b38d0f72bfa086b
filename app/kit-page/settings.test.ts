import { expect, it } from 'vitest';
import { testBrand } from '../brand/brand.fixture.ts';
import { readSettings } from './settings.ts';

const themes = [
  { theme: { ...testBrand.theme, name: 'ink', scheme: 'dark' as const }, css: '/ink.css' },
  { theme: { ...testBrand.theme, name: 'paper' }, css: '/paper.css' },
];

it('reads the settings from the address', () => {
  const look = { theme: 'paper', scheme: 'dark', dir: 'rtl', text: '200' };
  expect(readSettings(`?${new URLSearchParams(look)}`, themes)).toEqual(look);
});

it('starts with the first theme, in its own scheme', () => {
  expect(readSettings('', themes)).toEqual({ theme: 'ink', scheme: 'dark', dir: 'ltr', text: '100' });
});

it('ignores invalid settings in the address', () => {
  const first = readSettings('', themes);
  expect(readSettings('?theme=lost&scheme=red&dir=up&text=50', themes)).toEqual(first);
});
