import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readScriptFaces } from '#cli/brand/shared/script-faces.ts';
import type { ThemeConfig } from '#schemas/generated/theme.ts';
import { chooseFonts, isWithin, missingScripts, parseUnicodeRange } from './choose-fonts.ts';

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
const readex: ThemeConfig['fonts'] = [
  {
    family: 'Readex Pro Variable',
    package: '@fontsource-variable/readex-pro',
    files: [
      { subset: 'latin', weight: '160 700', file: 'readex-pro-latin-wght-normal.woff2' },
      { subset: 'arabic', weight: '160 700', file: 'readex-pro-arabic-wght-normal.woff2' },
    ],
  },
];
const thai: ThemeConfig['fonts'] = [
  {
    family: 'Noto Sans Thai Variable',
    package: '@fontsource-variable/noto-sans-thai',
    files: [{ subset: 'thai', weight: '100 900', file: 'noto-sans-thai-thai-wght-normal.woff2' }],
  },
];
const subsetsFor = (letters: string, from = fonts) =>
  chooseFonts(from, new Set(letters), resolve).map(({ subset }) => subset);

it('uses only the basic subset for languages that need no more', () => {
  expect(subsetsFor('')).toEqual(['latin']);
  expect(subsetsFor('ñé')).toEqual(['latin']);
});

it('adds the narrowest subset that contains the used letters', () => {
  expect(subsetsFor('ệđ')).toEqual(['latin', 'vietnamese']);
  expect(subsetsFor('łő')).toEqual(['latin', 'latin-ext']);
});

it('adds a script for its letters, whose face includes their marks', () => {
  expect(subsetsFor('é', readex)).toEqual(['latin']);
  expect(subsetsFor('بكم', readex)).toEqual(['latin', 'arabic']);
  expect(subsetsFor('é', thai)).toEqual([]);
  expect(subsetsFor('ทน', thai)).toEqual(['thai']);
  const faces = chooseFonts([...readex, ...thai], new Set('بท'), resolve);
  const rangeOf = (subset: string) => parseUnicodeRange(faces.find((face) => face.subset === subset)?.range ?? '');
  expect([...'ًّ'].every((mark) => isWithin(rangeOf('arabic'), mark))).toBe(true);
  expect([...'ี่ั็'].every((mark) => isWithin(rangeOf('thai'), mark))).toBe(true);
});

it('has no face for letters left to the system', () => {
  expect(subsetsFor('中文')).toEqual(['latin']);
});

it('gives each face its range and its file', () => {
  const [face] = chooseFonts(fonts, new Set(), resolve);
  expect(face?.range).toContain('U+0000-00FF');
  expect(face?.file).toMatch(/inter-latin-wght-normal\.woff2$/);
});

const scripts = readScriptFaces(join(import.meta.dirname, '../../../..'));
const missingFor = (letters: string, from = fonts) =>
  missingScripts(from, scripts, new Set(letters), resolve).map(({ family }) => family);

it('adds a face of its own for each script that the theme lacks', () => {
  expect(missingFor('ợ')).toEqual([]);
  expect(missingFor('א')).toEqual(['Noto Sans Hebrew Variable']);
  expect(missingFor('ກမ')).toEqual(['Noto Sans Lao Variable', 'Noto Sans Myanmar Variable']);
  expect(missingFor('бג', [])).toEqual(['Noto Sans Variable', 'Noto Sans Hebrew Variable']);
});

it('adds none for a script that the theme has, or that systems have', () => {
  expect(missingFor('ب', readex)).toEqual([]);
  expect(missingFor('ท', thai)).toEqual([]);
  expect(missingFor('中かな한', [])).toEqual([]);
});
