import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PageItem, pageItems } from './page-items.ts';

const place = fc
  .integer({ min: 1, max: 400 })
  .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
const numbers = (items: readonly PageItem[]) => items.filter((item) => item !== 'gap');
const always = (holds: (items: PageItem[], page: number, count: number) => void) =>
  fc.assert(fc.property(place, ([page, count]) => void holds(pageItems(page, count), page, count)));

describe('pageItems', () => {
  it.each([
    [1, 1, '1'],
    [2, 5, '1 2 3 4 5'],
    [1, 12, '1 2 3 4 5 … 12'],
    [4, 12, '1 2 3 4 5 6 … 12'],
    [6, 12, '1 … 4 5 6 7 8 … 12'],
    [12, 12, '1 … 8 9 10 11 12'],
  ])('shows for page %d of %d: %s', (page, count, shown) => {
    expect(pageItems(page, count).join(' ').replaceAll('gap', '…')).toBe(shown);
  });

  it('always includes the first, the last and the current page', () => {
    always((items, page, count) => expect(items).toEqual(expect.arrayContaining([1, page, count])));
  });

  it('is ascending, without repeats, and within range', () => {
    always((items, _page, count) => {
      const pages = numbers(items);
      expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
      expect(pages.every((page) => page >= 1 && page <= count)).toBe(true);
    });
  });

  it('hides at least two pages in a gap, and none elsewhere', () => {
    always((items) => {
      for (const [index, item] of items.entries()) {
        const before = items[index - 1];
        if (item === 'gap') expect(Number(items[index + 1]) - Number(before)).toBeGreaterThan(2);
        else if (before !== 'gap' && before !== undefined) expect(item - before).toBe(1);
      }
    });
  });

  // @proves 9.2
  it('shows five consecutive pages around the current one, and at most nine items', () => {
    always((items, page, count) => {
      const near = numbers(items).filter((other) => Math.abs(other - page) <= 4).length;
      expect(near).toBeGreaterThanOrEqual(Math.min(5, count));
      expect(items.length).toBeLessThanOrEqual(9);
    });
  });
});
