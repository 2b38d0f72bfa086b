import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import languages from '#locales/languages.json' with { type: 'json' };
import { FEW_TURNS } from '#scripts/test/turn.mjs';
import { everyPageInTurn, FORMS, isLatin, LISTS, readBrandOfAll, sampleOfLanguages } from './every-language.ts';
import { ofThisTurn } from './of-this-turn.ts';

const root = join(import.meta.dirname, '../..');
const brand = readBrandOfAll(root);
const sample = sampleOfLanguages(brand);
const LOOKS = ['phone dark', 'phone light', 'desktop dark', 'desktop light'];

it('the brand of all languages offers each that has words', () => {
  const folders = readdirSync(join(root, 'locales'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const known = Object.keys(languages).filter((code) => folders.some(({ name }) => name === code));
  expect([...brand.languages].sort()).toEqual(known.sort());
});

it('has words of its own in each', () => {
  const words = readdirSync(join(root, `tests/languages/brands/${brand.id}/words`));
  expect(words.map((file) => file.replace('.json', '')).sort()).toEqual([...brand.languages].sort());
});

it('shows each language on a page, and each script but Latin on a form and on a list', () => {
  const pathsOf = (code: string) => sample.filter(({ language }) => language === code).map(({ path }) => path);
  for (const code of brand.languages) {
    const paths = pathsOf(code);
    expect(paths).toHaveLength(isLatin(code) ? 1 : 2);
    if (!isLatin(code)) expect([FORMS.includes(paths[0] ?? ''), LISTS.includes(paths[1] ?? '')]).toEqual([true, true]);
  }
  expect(brand.languages.filter((code) => !isLatin(code))).toContain('KH');
});

it('looks at pages of the brand, each form and each list among them, in all looks', () => {
  const paths = new Set(brand.pages.map(({ path }) => path));
  expect([...FORMS, ...LISTS].filter((path) => !paths.has(path))).toEqual([]);
  expect(new Set(sample.map(({ path }) => path))).toEqual(new Set([...FORMS, ...LISTS]));
  expect(new Set(sample.map(({ window, scheme }) => `${window} ${scheme}`))).toEqual(new Set(LOOKS));
});

it('has a third of them in each turn', () => {
  const turns = ['3', '4', '5'].map((turn) => ofThisTurn(sample, FEW_TURNS, turn));
  expect(new Set(turns.flat())).toEqual(new Set(sample));
});

it('the whole run has every page in all looks, and every language about as often as the others', () => {
  const cells = everyPageInTurn(brand);
  expect(cells).toHaveLength(brand.pages.length * LOOKS.length);
  const counts = brand.languages.map((code) => cells.filter(({ language }) => language === code).length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});
