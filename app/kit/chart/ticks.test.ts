import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleOf, shareOf } from './ticks.ts';

const amounts = fc.array(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), { maxLength: 40 });

it('spans every value and zero with a few lines at round integers', () => {
  fc.assert(
    fc.property(amounts, (values) => {
      const { low, high, ticks } = scaleOf(values);
      expect(ticks).toContain(0);
      expect(ticks.every(Number.isSafeInteger)).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(7);
      for (const value of values) {
        expect(value).toBeGreaterThanOrEqual(low);
        expect(value).toBeLessThanOrEqual(high);
        expect(shareOf(value, { low, high })).toBeGreaterThanOrEqual(0);
        expect(shareOf(value, { low, high })).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it('chooses the lines that a person would', () => {
  expect(scaleOf([-125_610, 390_360]).ticks).toEqual([-200_000, 0, 200_000, 400_000]);
  expect(scaleOf([3]).ticks).toEqual([0, 1, 2, 3]);
  expect(scaleOf([]).ticks).toEqual([0]);
});
