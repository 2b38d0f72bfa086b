import { expect, it } from 'vitest';
import { compareKeys } from './compare-keys.ts';

const english = ['title', 'rows.all', 'rows.found_one', 'rows.found_other'];

it('accepts the plural forms of the language', () => {
  expect(compareKeys(english, ['title', 'rows.all', 'rows.found_other'], 'vi')).toEqual([]);
});

it('requires all six forms of a language that has six', () => {
  const faults = compareKeys(english, english, 'ar');
  expect(faults.map(({ key }) => key).sort()).toEqual(
    ['few', 'many', 'two', 'zero'].map((form) => `rows.found_${form}`),
  );
});

it('reports missing and unused keys', () => {
  expect(compareKeys(english, ['title', 'rows.every', 'rows.found_other', 'rows.found_one'], 'th')).toEqual([
    { key: 'rows.all', says: 'is missing' },
    { key: 'rows.every', says: 'is not in the reference language' },
    { key: 'rows.found_one', says: 'is not in the reference language' },
  ]);
});

it('accepts a form for zero in any language', () => {
  expect(compareKeys(english, [...english, 'rows.found_zero'], 'en')).toEqual([]);
});
