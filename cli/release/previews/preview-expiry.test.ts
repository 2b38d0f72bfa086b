import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expiryOf, timesFrom } from './preview-expiry.ts';

const seconds = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 });

it('matches the times from a moment on, and none before', () => {
  fc.assert(
    fc.property(seconds, fc.oneof(seconds, fc.integer({ min: -3, max: 3 })), (end, other) => {
      const time = Math.min(9_999_999_999, Math.max(1_000_000_000, other < 10 ? end + other : other));
      const pattern = new RegExp(timesFrom(new Date(end * 1000)));
      expect([pattern.test(String(time)), pattern.test(`${time}.250`)]).toEqual([time >= end, time >= end]);
    }),
  );
});

it('reads hours and days', () => {
  const now = new Date('2030-01-01T00:00:00Z');
  expect(['12h', '3d', '90d'].map((written) => expiryOf(written, now).toISOString())).toEqual([
    '2030-01-01T12:00:00.000Z',
    '2030-01-04T00:00:00.000Z',
    '2030-04-01T00:00:00.000Z',
  ]);
  for (const written of ['', '0d', '91d', '2161h', '3', '1w', '-1d', '1.5d']) {
    expect(() => expiryOf(written, now)).toThrow('--expires');
  }
});
