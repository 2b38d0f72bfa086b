import { expect, it } from 'vitest';
import { isRateWithin, rateFault } from './rate-fault.ts';

const limits = { lowest: 60, highest: 80 };

it.each([
  [60, undefined],
  [80, undefined],
  [59, 'outOfRange'],
  [81, 'outOfRange'],
  [70.5, 'number'],
  [Number.NaN, 'number'],
  [null, 'number'],
])('finds in the rate %s: %s', (value, fault) => {
  expect(rateFault(value, limits)).toBe(fault);
  expect(isRateWithin(value, limits)).toBe(fault === undefined);
});
