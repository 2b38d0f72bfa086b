import { expect, it } from 'vitest';
import { englishTexts } from './english-texts.ts';

const texts: [string, string][] = [
  ['title', 'Games'],
  ['count_one', '{{count}} game'],
  ['count_other', '{{count}} games'],
];
const catalogue = { words: () => ({ keys: new Set<string>(), texts: () => texts, inputs: [], isWhole: false }) };

it.each([
  ['title', 'Games'],
  ['count_one', '{{count}} game'],
  ['count_few', '{{count}} games'],
])('finds the English text of %s', (key, text) => {
  expect(englishTexts(catalogue, 'games')(key)).toBe(text);
});

it('prefers the own texts of a brand', () => {
  expect(englishTexts(catalogue, 'games', [['title', 'Slots']])('title')).toBe('Slots');
});
