import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { builtInTheme } from '#cli/brand/theme/testing/built-in-theme.ts';
import { chooseFonts } from './choose-fonts.ts';
import { stampTheme } from './stamp-theme.ts';

const { resolve } = createRequire(import.meta.url);

/** The fonts that a page names in its head, for a site whose languages use `all` letters and whose first one `first`. */
function firstFonts(name: string, all: string, first: string): readonly string[] {
  const theme = builtInTheme(name);
  const faces = chooseFonts(theme.fonts, new Set(all), resolve);
  const typefaces = {
    files: new Map(),
    faces: faces.map((face) => ({ ...face, place: path.basename(face.file, '.woff2') })),
    fallbacks: new Map(),
    works: [],
  };
  return stampTheme(theme, typefaces, new Set(first)).firstFonts;
}

it('preloads only the faces of the first text and headings', () => {
  expect(firstFonts('harbor', 'é', 'é').toSorted()).toEqual([
    'barlow-condensed-latin-700-normal',
    'barlow-latin-400-normal',
  ]);
});

it('preloads the script of the first language, but not those of the others', () => {
  const latin = 'readex-pro-latin-wght-normal';
  expect(firstFonts('oasis', 'بكم', 'بكم')).toEqual([latin, 'readex-pro-arabic-wght-normal']);
  expect(firstFonts('oasis', 'بكم', 'é')).toEqual([latin]);
});

it('takes a letter from the first family that has it', () => {
  expect(firstFonts('lotus', 'ệท', 'ท')).toContain('noto-sans-thai-thai-wght-normal');
  expect(firstFonts('lotus', 'ệท', 'ệ')).toEqual(
    expect.arrayContaining(['be-vietnam-pro-vietnamese-400-normal', 'be-vietnam-pro-vietnamese-600-normal']),
  );
  expect(firstFonts('lotus', 'ệท', 'ệ')).not.toContain('noto-sans-thai-thai-wght-normal');
});
