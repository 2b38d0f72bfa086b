import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listPages } from './list-pages.ts';

it('moves entries up where a page has fewer, and asks for the pages that hold an index', () => {
  const pages: Record<number, string[]> = { 1: ['a', 'b'], 3: ['g'] };
  const list = listPages((pageNo) => pages[pageNo], 8, 3);
  expect(list.count).toBe(6);
  expect(Array.from({ length: 7 }, (_, index) => list.at(index))).toEqual([
    'a',
    'b',
    undefined,
    undefined,
    undefined,
    'g',
    undefined,
  ]);
  expect(list.pagesOf(0, 2)).toEqual([1]);
  expect(list.pagesOf(1, 3)).toEqual([1, 2]);
  expect(list.pagesOf(4, 99)).toEqual([2, 3]);
  expect(listPages(() => undefined, 0, 3).pagesOf(0, 5)).toEqual([]);
});

it('holds every entry once when all pages are loaded', () => {
  const page = fc.uniqueArray(fc.integer(), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(page, { minLength: 1, maxLength: 6 }), (pages) => {
      const list = listPages((pageNo) => pages[pageNo - 1], pages.length * 4, 4);
      const entries = Array.from({ length: list.count }, (_, index) => list.at(index));
      expect(entries).toEqual(pages.flat());
      const asked = list.pagesOf(0, list.count);
      const holding = pages.flatMap((entriesOfPage, place) => (entriesOfPage.length > 0 ? [place + 1] : []));
      expect(holding.every((pageNo) => asked.includes(pageNo))).toBe(true);
    }),
  );
});
