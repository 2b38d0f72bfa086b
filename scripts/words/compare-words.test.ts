import { expect, it } from 'vitest';
import { compareWords } from './compare-words.ts';

const english = {
  title: 'Hello {{name}}',
  rows: { all: 'All', found_one: '{{count}} game of {{vendor}}', found_other: '{{count}} games of {{vendor}}' },
};

it('accepts the plural forms of the language', () => {
  const vietnamese = { title: 'Chào {{name}}', rows: { all: 'Tất cả', found_other: '{{count}} trò của {{vendor}}' } };
  expect(compareWords(english, vietnamese, 'vi')).toEqual([]);
});

it('requires all six forms of a language that has six', () => {
  const faults = compareWords(english, english, 'ar');
  expect(faults.map(({ key }) => key).sort()).toEqual(
    ['few', 'many', 'two', 'zero'].map((form) => `rows.found_${form}`),
  );
});

it('reports missing and unused keys', () => {
  const thai = {
    title: 'สวัสดี {{name}}',
    rows: { every: 'ทั้งหมด', found_other: '{{count}} {{vendor}}', found_one: '{{vendor}}' },
  };
  expect(compareWords(english, thai, 'th')).toEqual([
    { key: 'rows.all', says: 'is missing' },
    { key: 'rows.every', says: 'is not in the reference language' },
    { key: 'rows.found_one', says: 'is not in the reference language' },
  ]);
});

it('compares placeholders; a plural form may spell out its number', () => {
  const filipino = {
    title: 'Kumusta {{user}}',
    rows: { all: 'Lahat', found_one: 'Isang laro ng {{vendor}}', found_other: '{{count}} na laro' },
  };
  expect(compareWords(english, filipino, 'fil')).toEqual([
    { key: 'title', says: 'lacks {{name}}' },
    { key: 'title', says: 'has {{user}}, which the reference language does not have' },
    { key: 'rows.found_other', says: 'lacks {{vendor}}' },
  ]);
});

it('accepts a form for zero in any language', () => {
  const polite = { ...english, rows: { ...english.rows, found_zero: 'No game of {{vendor}}' } };
  expect(compareWords(english, polite, 'en')).toEqual([]);
});
