import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCountdown } from './format-countdown.ts';

it.each([
  [0, '0:00'],
  [59, '0:59'],
  [300, '5:00'],
  [3600, '1:00:00'],
  [176_523, '49:02:03'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(formatCountdown(seconds, 'en')).toBe(text);
});

it('loses no second', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seconds) => {
      const parts = formatCountdown(seconds, 'en').split(':').map(Number);
      expect(parts.reduce((sum, part) => sum * 60 + part, 0)).toBe(seconds);
    }),
  );
});
