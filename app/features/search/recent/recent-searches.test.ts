// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { deviceStorage } from '#app/storage/storage.ts';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';

afterEach(() => localStorage.clear());

it('keeps the last six searches, newest first, and each once however it was typed', () => {
  for (const text of ['one', 'two', ' Xổ số ', 'four', 'five', 'six', 'seven']) keepSearch(deviceStorage, text);
  keepSearch(deviceStorage, 'xo so');
  expect(recentSearches(deviceStorage)).toEqual(['xo so', 'seven', 'six', 'five', 'four', 'two']);
});

it('forgets them all', () => {
  keepSearch(deviceStorage, 'dragon');
  forgetSearches(deviceStorage);
  expect(recentSearches(deviceStorage)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it.each(['{', '7', '[7, null]', '{"0":"dragon"}'])('reads nothing from %s', (stored) => {
  localStorage.setItem('recent-searches', stored);
  expect(recentSearches(deviceStorage)).toEqual([]);
});
