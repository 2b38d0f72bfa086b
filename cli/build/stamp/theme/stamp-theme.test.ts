import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { builtInTheme } from '#cli/brand/theme/testing/built-in-theme.ts';
import { chooseFonts } from './choose-fonts.ts';
import { stampTheme } from './stamp-theme.ts';

const { resolve } = createRequire(import.meta.url);

function stamped(name: string, letters: string) {
  const theme = builtInTheme(name);
  const faces = chooseFonts(theme.fonts, new Set(letters), resolve).map((face) => ({
    ...face,
    place: `assets/${path.basename(face.file)}`,
  }));
  return stampTheme(theme, {
    files: new Map(),
    faces,
    fallbacks: new Map(),
    scripts: [],
    works: [],
    pages: { faces, scripts: [] },
  });
}

it.each([
  ['lotus', 'ệ', 'be-vietnam-pro-vietnamese-400-normal.woff2'],
  ['oasis', 'بكم', 'readex-pro-arabic-wght-normal.woff2'],
])('leaves the faces of %s out of the first paint', (theme, letters, file) => {
  const { late, first } = stamped(theme, letters).parts;
  expect(late).toContain(`url("${file}")`);
  expect(first).not.toContain('.woff2');
  expect(first).toContain('--color-ground');
  expect(late).not.toContain('--');
});

it('has both parts in one file for other pages', () => {
  const { files, css, parts } = stamped('aurora', '');
  expect(files.get(css)).toMatchObject({ bytes: `${parts.late}${parts.first}\n` });
});
