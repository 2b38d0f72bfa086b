import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import type { ThemeConfig } from '../../../../schemas/generated/theme.ts';
import { chooseFonts } from './choose-fonts.ts';

const { resolve } = createRequire(import.meta.url);
const fonts: ThemeConfig['fonts'] = [
  {
    family: 'Inter Variable',
    package: '@fontsource-variable/inter',
    files: [
      { subset: 'latin', weight: '100 900', file: 'inter-latin-wght-normal.woff2' },
      { subset: 'latin-ext', weight: '100 900', file: 'inter-latin-ext-wght-normal.woff2' },
      { subset: 'vietnamese', weight: '100 900', file: 'inter-vietnamese-wght-normal.woff2' },
    ],
  },
];
const subsetsFor = (letters: string) => chooseFonts(fonts, new Set(letters), resolve).map(({ subset }) => subset);

it('keeps the basic subset alone for languages that need no more', () => {
  expect(subsetsFor('')).toEqual(['latin']);
  expect(subsetsFor('ñé')).toEqual(['latin']);
});

it('adds the subset of the letters that are used, and no wider one', () => {
  expect(subsetsFor('ệđ')).toEqual(['latin', 'vietnamese']);
  expect(subsetsFor('łő')).toEqual(['latin', 'latin-ext']);
});

it('gives each face its range and its file', () => {
  const [face] = chooseFonts(fonts, new Set(), resolve);
  expect(face?.range).toContain('U+0000-00FF');
  expect(face?.file).toMatch(/inter-latin-wght-normal\.woff2$/);
});
