import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCountdown } from './format-countdown.ts';

it.each([
  [0, '0:00'],
  [59, '0:59'],
  [300, '5:00'],
  [3600, '1:00:00'],
  [176_523, '49:02:03'],
  [274_771, '3d 4:19:31'],
  [259_200, '3d 0:00'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(formatCountdown(seconds, 'en')).toBe(text);
});

it('loses no second', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seconds) => {
      const [time = '', days = '0d'] = formatCountdown(seconds, 'en').split(' ').reverse();
      const parts = time.split(':').map(Number);
      const rest = parts.reduce((sum, part) => sum * 60 + part, 0);
      expect(Number.parseInt(days, 10) * 86_400 + rest).toBe(seconds);
    }),
  );
});
