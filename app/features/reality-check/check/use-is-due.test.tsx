// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsDue } from './use-is-due.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 27, 12);

const follow = (dueAt: number | undefined, ahead = 0) =>
  renderHook((given) => useIsDue(given.dueAt, given.ahead), { initialProps: { dueAt, ahead } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('waits for the moment', () => {
  const { result } = follow(NOW + HOUR);
  pass(HOUR - 1);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

it.each([
  ['ahead', 5 * HOUR],
  ['behind', -5 * HOUR],
])('keeps to the platform’s clock on a device that is hours %s', (_where, ahead) => {
  const { result } = follow(NOW - ahead + HOUR, ahead);
  pass(HOUR - 1);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

it('takes back no moment that has come when the clocks are compared again', () => {
  const { result, rerender } = follow(NOW);
  expect(result.current).toBe(true);
  rerender({ dueAt: NOW, ahead: 40 });
  expect(result.current).toBe(true);
  rerender({ dueAt: NOW + HOUR, ahead: 40 });
  expect(result.current).toBe(false);
});

it('is never due without a moment', () => {
  const { result } = follow(undefined);
  pass(100 * HOUR);
  expect(result.current).toBe(false);
});
