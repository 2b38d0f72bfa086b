import { expect, test } from 'vitest';
import { rangeBefore } from './range-before.ts';

const range = (from: string, to: string) => ({ from, to, timeZone: 'UTC', start: 0, end: 0 });

test.each([
  ['today', '2026-05-20', '2026-05-20', '2026-05-19', '2026-05-19'],
  ['week', '2026-05-14', '2026-05-20', '2026-05-07', '2026-05-13'],
  ['month', '2026-05-01', '2026-05-20', '2026-04-01', '2026-04-20'],
  ['month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['month', '2026-05-01', '2026-05-01', '2026-04-01', '2026-04-01'],
  [undefined, '2026-05-01', '2026-05-20', '2026-04-11', '2026-04-30'],
] as const)('%s from %s to %s is compared with %s to %s', (period, from, to, first, last) => {
  const before = rangeBefore(range(from, to), period);
  expect([before.from, before.to]).toEqual([first, last]);
  expect(before.start).toBe(Date.parse(first));
  expect(before.end).toBe(Date.parse(last) + 86_400_000);
});
