import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { amountOf, maxSteps } from './steps.ts';

const ratio = { points: 2000, amount: minorUnits(100) };

it('accepts whole steps only', () => {
  expect([amountOf(2000, ratio), amountOf(6000, ratio)]).toEqual([100, 300]);
  for (const wrong of [null, Number.NaN, 0, -2000, 1999, 2000.5]) expect(amountOf(wrong, ratio)).toBe(0);
});

it('never yields a fraction of a minor unit, and never takes more points than there are', () => {
  const whole = fc.integer({ min: 1, max: 1_000_000 });
  const law = fc.property(whole, whole.map(minorUnits), fc.nat(1e9), (points, amount, balance) => {
    const steps = maxSteps(balance, { points, amount });
    expect(steps * points).toBeLessThanOrEqual(balance);
    expect(amountOf(steps * points, { points, amount })).toBe(steps * amount);
  });
  fc.assert(law);
});
