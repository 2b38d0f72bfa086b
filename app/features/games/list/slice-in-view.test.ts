import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sliceInView } from './slice-in-view.ts';

const list = fc.record({
  top: fc.integer({ min: -200_000, max: 5000 }),
  height: fc.integer({ min: 0, max: 200_000 }),
  view: fc.integer({ min: 1, max: 4000 }),
  count: fc.integer({ min: 0, max: 5000 }),
});

it('stays within the list and the limit', () => {
  fc.assert(
    fc.property(list, fc.integer({ min: 1, max: 300 }), (inView, limit) => {
      const { start, end } = sliceInView(inView, limit);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(inView.count);
      expect(end - start).toBeLessThanOrEqual(limit);
      expect(end).toBeGreaterThanOrEqual(start);
    }),
  );
});

it('holds everything that is in view', () => {
  const rows = { height: 10_000, view: 800, count: 100 };
  for (let top = 0; top >= -9200; top -= 100) {
    const { start, end } = sliceInView({ top, ...rows }, 200);
    expect(start).toBeLessThanOrEqual(Math.floor(-top / 100));
    expect(end).toBeGreaterThanOrEqual(Math.min(100, Math.ceil((-top + 800) / 100)));
  }
});

it('keeps the middle of the view where the limit is smaller than the view', () => {
  expect(sliceInView({ top: -5000, height: 10_000, view: 1000, count: 1000 }, 50)).toEqual({ start: 525, end: 575 });
});
