import { expect, it } from 'vitest';
import { readInstant } from './read-instant.ts';

it.each([
  ['2026-05-20T09:00:00+08:00', Date.UTC(2026, 4, 20, 1)],
  ['2026-05-20T01:00Z', Date.UTC(2026, 4, 20, 1)],
  ['2028-02-29T23:59:59.999-03:30', Date.UTC(2028, 2, 1, 3, 29, 59, 999)],
])('reads %s', (text, time) => {
  expect(readInstant(text)).toBe(time);
});

it.each([
  '',
  'tomorrow',
  '2026-05-20',
  '2026-05-20T09:00:00',
  '2026-05-20 09:00:00Z',
  '2026-02-29T00:00:00Z',
  '2026-04-31T00:00:00+08:00',
  '2026-05-20T25:00:00Z',
  '2026-05-20T09:60:00Z',
  '1999-12-31T23:59:59Z',
  '1779238800000',
])('reads no instant in "%s"', (text) => {
  expect(readInstant(text)).toBeUndefined();
});
