// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlatformClockProvider } from '#app/clock/clock-context.ts';
import { createPlatformClock } from '#app/clock/platform-clock.ts';
import { useIsDue } from './use-is-due.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 27, 12);

function follow(dueAt: number | undefined, now = NOW) {
  const clock = createPlatformClock();
  clock.hear(now, performance.now(), true);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformClockProvider value={clock}>{children}</PlatformClockProvider>
  );
  const { result, rerender } = renderHook((given) => useIsDue(given.dueAt), { initialProps: { dueAt }, wrapper });
  const set = (time: number) => act(() => clock.hear(time, performance.now(), true));
  return { result, rerender, set };
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  // Restore spies before the timers: otherwise a spy on a fake timer restores the fake.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('waits for the moment', () => {
  const { result } = follow(NOW + HOUR);
  pass(HOUR - 1);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

it('waits for a moment of next month, and looks at the clock only once meanwhile', () => {
  const { result } = follow(NOW + 700 * HOUR);
  const waits = vi.spyOn(globalThis, 'setTimeout');
  // Browsers run a timer of more than 2^31 milliseconds at once.
  pass(599 * HOUR);
  expect([result.current, waits.mock.calls.length]).toEqual([false, 1]);
  pass(101 * HOUR);
  expect(result.current).toBe(true);
});

it.each([
  ['ahead', 5 * HOUR],
  ['behind', -5 * HOUR],
])('keeps to the platform’s clock on a device that is hours %s', (_where, ahead) => {
  const { result } = follow(NOW - ahead + HOUR, NOW - ahead);
  pass(HOUR - 1);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

it('takes back no moment that has come when the clock is set again', () => {
  const { result, rerender, set } = follow(NOW);
  expect(result.current).toBe(true);
  set(NOW - 40);
  rerender({ dueAt: NOW });
  expect(result.current).toBe(true);
  rerender({ dueAt: NOW + HOUR });
  expect(result.current).toBe(false);
});

it('is never due without a moment', () => {
  const { result } = follow(undefined);
  pass(100 * HOUR);
  expect(result.current).toBe(false);
});
