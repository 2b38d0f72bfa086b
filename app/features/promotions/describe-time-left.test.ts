import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeTimeLeft } from './describe-time-left.ts';

const hour = 3_600_000;

it.each([
  [0, 'in 1 minute'],
  [59 * 60_000, 'in 59 minutes'],
  [hour, 'in 1 hour'],
  [47 * hour, 'in 47 hours'],
  [48 * hour, 'in 2 days'],
  [9 * 24 * hour, 'in 9 days'],
])('says %d ms as “%s”', (left, text) => {
  expect(describeTimeLeft(left, 'en')).toBe(text);
});

it('never says “in 0 days” or “0 days ago”', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 10), (left) => {
      expect(describeTimeLeft(left, 'en')).toMatch(/^in [1-9]\d* (minute|hour|day)s?$/);
    }),
  );
});
