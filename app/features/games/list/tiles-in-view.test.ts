import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byNeed, roomAround, tilesInView } from './tiles-in-view.ts';

const grid = { top: 100, pitch: 250, columns: 6, view: 900, count: 20_000 };

it('draws the visible rows and some beyond', () => {
  expect(tilesInView(grid, 200)).toEqual({ start: 0, end: 36 });
  expect(tilesInView({ ...grid, top: -250_000 }, 200)).toEqual({ start: 5982, end: 6042 });
});

it('draws the last rows at the end, and none of an empty list', () => {
  expect(tilesInView({ ...grid, top: -833_000 }, 200).end).toBe(20_000);
  expect(tilesInView({ ...grid, count: 0 }, 200)).toEqual({ start: 0, end: 0 });
  expect(tilesInView({ ...grid, pitch: 0 }, 48)).toEqual({ start: 0, end: 48 });
});

const anyGrid = fc.record({
  top: fc.integer({ min: -4_000_000, max: 2_000 }),
  pitch: fc.integer({ min: 20, max: 600 }),
  columns: fc.integer({ min: 1, max: 20 }),
  view: fc.integer({ min: 200, max: 3_000 }),
  count: fc.integer({ min: 1, max: 20_000 }),
});

it('respects the limit, draws whole rows, and keeps the list’s height', () => {
  fc.assert(
    fc.property(anyGrid, (any) => {
      const slice = tilesInView(any, 200);
      const { before, after } = roomAround(slice, any);
      const drawn = Math.ceil((slice.end - slice.start) / any.columns);
      expect(slice.end - slice.start).toBeLessThanOrEqual(200);
      expect(slice.start % any.columns).toBe(0);
      expect(before / any.pitch + drawn + after / any.pitch).toBe(Math.ceil(any.count / any.columns));
    }),
  );
});

it('draws the middle of the view', () => {
  fc.assert(
    fc.property(anyGrid, (any) => {
      const row = Math.floor((any.view / 2 - any.top) / any.pitch);
      const rows = Math.ceil(any.count / any.columns);
      fc.pre(row >= 0 && row < rows);
      const { start, end } = tilesInView(any, 200);
      expect(start).toBeLessThanOrEqual(row * any.columns);
      expect(end).toBeGreaterThan(row * any.columns);
    }),
  );
});

it('has every index of a slice once, visible ones first', () => {
  fc.assert(
    fc.property(anyGrid, (any) => {
      const slice = tilesInView(any, 200);
      expect([...byNeed(slice)].sort((a, b) => a - b)).toEqual(
        Array.from({ length: slice.end - slice.start }, (_, offset) => slice.start + offset),
      );
    }),
  );
  expect(byNeed({ start: 0, end: 4 })).toEqual([0, 1, 2, 3]);
  expect(byNeed({ start: 50, end: 60 })).toEqual([53, 54, 55, 56, 57, 58, 59, 52, 51, 50]);
});
