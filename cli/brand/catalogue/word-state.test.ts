import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packageRoot } from '#cli/package/package-root.ts';
import { englishInPlace } from '../resolve/find-untranslated.ts';
import { openCatalogue } from './catalogue.ts';
import { languageCounts, stateCounts, stateLine } from './state-counts.ts';

/** A package with two namespaces in English and Thai, and a workspace that replaces a text. */
const builtIn = mkdtempSync(path.join(tmpdir(), 'brandgen-state-'));
const own = path.join(builtIn, 'operator/locales');
afterAll(() => rmSync(builtIn, { recursive: true }));

function put(file: string, value: unknown): void {
  mkdirSync(path.dirname(path.join(builtIn, file)), { recursive: true });
  writeFileSync(path.join(builtIn, file), JSON.stringify(value));
}

const ofThai = (title: string) => ({ fee: `${title} 1`, limit: `${title} 2`, left_other: `${title} 3` });

beforeAll(() => {
  symlinkSync(path.join(packageRoot(), 'app'), path.join(builtIn, 'app'));
  cpSync(path.join(packageRoot(), 'themes/pairs.json'), path.join(builtIn, 'themes/pairs.json'));
  put('locales/languages.json', { EN: language('en'), TH: language('th') });
  put('locales/EN/deposit.json', { fee: 'Fee', limit: 'Limit', left_one: 'One left', left_other: '{{count}} left' });
  put('locales/EN/search.json', { fee: 'Search', limit: 'More', left_one: 'One', left_other: 'Some' });
  put('locales/TH/deposit.json', ofThai('ฝาก'));
  put('locales/TH/search.json', ofThai('ค้น'));
  put('operator/locales/TH/deposit.json', { limit: 'ของเรา' });
  const stale = { fee: '11111111', limit: '22222222', left: '33333333' };
  put('translation/state/TH.json', { draft: true, reviewed: ['deposit'], stale: { deposit: stale, search: stale } });
});

function language(tag: string) {
  return { tag, direction: 'ltr', name: tag, english: tag };
}

const open = (locales: string[]) =>
  openCatalogue({ builtIn, locales, regulators: [], themes: [], root: builtIn, brands: [builtIn] });
const ownWords =
  (words = {}) =>
  () => ({ words, inputs: [], documents: [], problems: [], warnings: () => [] });
const builtInLocales = path.join(builtIn, 'locales');

it('counts drafts and stale texts, and those that are shown in English', () => {
  const catalogue = open([builtInLocales]);
  expect(catalogue.problems()).toEqual([]);
  expect(stateCounts(catalogue, 'TH', ['deposit', 'search'])).toEqual({ drafts: 3, stale: 6, inEnglish: 3 });
  expect(stateCounts(catalogue, 'EN', ['deposit', 'search'])).toEqual({ drafts: 0, stale: 0, inEnglish: 0 });
});

it('tells in a line what the languages of brands have', () => {
  const features = open([builtInLocales]).features.all.filter(({ name }) => name === 'search');
  const offered = ['EN', 'TH'].map((code) => ({ code, ...language(code), direction: 'ltr' as const, files: {} }));
  const [english] = offered;
  if (!english) throw new Error('No language.');
  const counts = languageCounts(open([builtInLocales]), [{ features, languages: { default: english, offered } }]);
  expect(counts.map(stateLine)).toEqual([
    'TH has 3 drafts without a review, and 3 stale texts, 0 of them shown in English.',
  ]);
});

it('shows a stale text of money in English, in each form, and another one as it is', () => {
  const sources = { catalogue: open([builtInLocales]), ownWords: ownWords() };
  expect(englishInPlace(sources, 'TH', ['deposit', 'search'])).toEqual({
    deposit: { fee: 'Fee', limit: 'Limit', left_other: '{{count}} left' },
  });
});

it('leaves texts alone that the workspace or the brand has replaced', () => {
  const sources = { catalogue: open([builtInLocales, own]), ownWords: ownWords({ deposit: { fee: 'ของแบรนด์' } }) };
  expect(englishInPlace(sources, 'TH', ['deposit'])).toEqual({ deposit: { left_other: '{{count}} left' } });
});
