import { expect, it } from 'vitest';
import { isoClock } from './iso-clock.ts';

it('writes times in UTC if the browser does not know the zone', () => {
  const time = Date.parse('2026-11-19T16:30:05Z');
  expect(isoClock('Moon/Crater')(time)).toBe('2026-11-19 16:30:05');
  expect(isoClock('Asia/Manila')(time)).toBe('2026-11-20 00:30:05');
});
