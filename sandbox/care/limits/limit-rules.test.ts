import { expect, test } from 'vitest';
import { HOUR_MS } from '#sandbox/time.ts';
import { chosen, confirmed, kept, type LimitState, NO_LIMIT, readyAt } from './limit-rules.ts';

const NOW = Date.UTC(2026, 10, 26, 12);
const limit = (amount: number | null): LimitState => ({ amount, askedAt: null, wanted: null });
const asked = (amount: number, wanted: number | null, askedAt = NOW): LimitState => ({ amount, askedAt, wanted });

test.each([
  ['a first limit', NO_LIMIT, 100],
  ['a lower one', limit(100), 99],
  ['zero', limit(100), 0],
  ['the same, which ends an increase', asked(100, 200), 100],
])('%s counts at once', (_what, before, amount) => {
  expect(chosen(before, amount, NOW)).toEqual(limit(amount));
});

test.each([101, null])('%o in place of 100 waits', (amount) => {
  expect(chosen(limit(100), amount, NOW)).toEqual(asked(100, amount));
});

test('the same increase again keeps its time, another one begins to wait', () => {
  const waiting = asked(100, 200, NOW - HOUR_MS);
  expect(chosen(waiting, 200, NOW)).toBe(waiting);
  expect(chosen(waiting, 201, NOW)).toEqual(asked(100, 201));
});

test('an increase can be confirmed after its hours, and after its period where the regulator says so', () => {
  const waiting = asked(100, 200);
  expect(readyAt(waiting, { hours: 24, periodEnd: null })).toBe(NOW + 24 * HOUR_MS);
  expect(readyAt(waiting, { hours: 168, periodEnd: null })).toBe(NOW + 168 * HOUR_MS);
  expect(readyAt(waiting, { hours: 24, periodEnd: NOW + 40 * HOUR_MS })).toBe(NOW + 40 * HOUR_MS);
  expect(readyAt(limit(100), { hours: 24, periodEnd: null })).toBeNull();
  expect([confirmed(waiting), kept(waiting)]).toEqual([limit(200), limit(100)]);
});
