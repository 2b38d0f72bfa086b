import { expect, it } from 'vitest';
import { findRawStorage } from './find-raw-storage.ts';

it.each([
  ["sessionStorage.getItem('a')", 'sessionStorage', 'tabStorage'],
  ["globalThis.sessionStorage.getItem('a')", 'sessionStorage', 'tabStorage'],
  ['const { localStorage: kept } = window;', 'localStorage', 'deviceStorage'],
  ["window['localStorage']", 'localStorage', 'deviceStorage'],
])('finds %s', (text, name, use) => {
  expect(findRawStorage(`const a = 1;\n${text}`)).toEqual([{ line: 2, name, use }]);
});

it('allows the safe storages and their keys', () => {
  expect(findRawStorage("tabStorage.getItem('a'); // session storage")).toEqual([]);
});
