import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actAt } from './act-at.ts';
import { createClock } from './clock.ts';
import { DAY_MS } from './time.ts';

const START = Date.UTC(2020, 1, 29, 15, 59, 30);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const platform = () => {
  const clock = createClock(START);
  const end = new AbortController();
  return { clock, now: clock.now, ended: end.signal, end: () => end.abort() };
};

test.each([0, 1500, 40 * DAY_MS])('acts when the platform’s clock is %i ms on, and once', async (later) => {
  const act = vi.fn(async () => undefined);
  actAt(platform(), START + later, act);
  await vi.advanceTimersByTimeAsync(Math.max(0, later - 1));
  expect(act).toHaveBeenCalledTimes(later === 0 ? 1 : 0);
  await vi.advanceTimersByTimeAsync(40 * DAY_MS);
  expect(act).toHaveBeenCalledOnce();
  expect(act).toHaveBeenCalledWith(START + later);
});

test('does nothing once the clock was set back: what was to be done is gone', async () => {
  const timed = platform();
  const act = vi.fn(async () => undefined);
  actAt(timed, START + 1500, act);
  await vi.advanceTimersByTimeAsync(1000);
  timed.clock.restart();
  expect(timed.now()).toBe(START);
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(act).not.toHaveBeenCalled();
});

test('does nothing once the sandbox has closed: another may have its database', async () => {
  const timed = platform();
  const act = vi.fn(async () => undefined);
  actAt(timed, START + 1500, act);
  await vi.advanceTimersByTimeAsync(1000);
  timed.end();
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(act).not.toHaveBeenCalled();
});
