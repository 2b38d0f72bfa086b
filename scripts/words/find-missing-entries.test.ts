import { expect, it } from 'vitest';
import { findMissingEntries } from './find-missing-entries.ts';

const declaration = `routes: [{ title: 'entry.page' }], homeRows: [{ label: 'entry.row.title' }, { label: 'entry.row.title' }]`;

it('finds entries of a feature without a text', () => {
  expect(findMissingEntries(declaration, { entry: { page: 'Page', row: 'Row' } })).toEqual(['entry.row.title']);
  expect(findMissingEntries(declaration, undefined)).toEqual(['entry.page', 'entry.row.title']);
});

it('accepts a feature whose entries all have a text', () => {
  expect(findMissingEntries(declaration, { entry: { page: 'Page', row: { title: 'Row' } } })).toEqual([]);
});
