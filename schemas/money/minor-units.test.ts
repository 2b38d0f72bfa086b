import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMinorUnits, type MinorUnits, minorUnits, minus, negative, share, sum } from './minor-units.ts';

const amount = fc.integer({ min: -(2 ** 50), max: 2 ** 50 }).map(minorUnits);

it('takes no fraction, and no number that is not exact', () => {
  for (const wrong of [0.5, 1e16, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(isMinorUnits(wrong)).toBe(false);
    expect(() => minorUnits(wrong)).toThrow(RangeError);
  }
});

it('keeps plain numbers, and what comes of a product, out of money', () => {
  // @ts-expect-error A number is no money until it is checked.
  const plain: MinorUnits = 100;
  // @ts-expect-error Neither is a product with a rate.
  const product: MinorUnits = minorUnits(100) * 0.075;
  expect([plain, product]).toEqual([100, 7.5]);
});

it('takes away what was added, and sums to zero with the opposite', () => {
  const law = fc.property(amount, amount, (a, b) => {
    expect(minus(sum(a, b), b)).toBe(a);
    expect(sum(a, negative(a))).toBe(0);
    expect(negative(a)).not.toBe(-0);
  });
  fc.assert(law);
});

it('has no minus zero', () => {
  expect(negative(minorUnits(0))).toBe(0);
});

it('refuses a sum that is no longer exact', () => {
  const most = minorUnits(Number.MAX_SAFE_INTEGER);
  expect(() => sum(most, minorUnits(1))).toThrow(RangeError);
  expect(() => minus(negative(most), minorUnits(1))).toThrow(RangeError);
});

it('rounds a share down, whatever the amount', () => {
  expect(share(minorUnits(199), 50)).toBe(0);
  expect(share(minorUnits(Number.MAX_SAFE_INTEGER), 9999)).toBe(9_006_298_534_815_516);
});
