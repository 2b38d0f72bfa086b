import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressOf } from './progress-of.ts';

describe('progressOf', () => {
  it('fills one file after another', () => {
    expect(progressOf([100, 300, 100], 0)).toEqual([0, 0, 0]);
    expect(progressOf([100, 300, 100], 0.5)).toEqual([1, 0.5, 0]);
    expect(progressOf([100, 300, 100], 1)).toEqual([1, 1, 1]);
  });

  it('stays between 0 and 1, and never decreases', () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 5_242_880 }), { maxLength: 3 });
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(sizes, part, part, (files, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const later = progressOf(files, more);
        progressOf(files, less).forEach((sent, place) => {
          expect(sent).toBeGreaterThanOrEqual(0);
          expect(sent).toBeLessThanOrEqual(later[place] ?? 0);
          expect(later[place]).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
});
