// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTrying } from './keep-trying.ts';
import { PlatformError } from './platform-error.ts';

const problem = new PlatformError('failed');
let over = new AbortController();
beforeEach(() => {
  over = new AbortController();
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  over.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets every call fail for some time. @returns the milliseconds at which the calls were made */
async function timesOf(duration: number, failure: unknown = problem): Promise<number[]> {
  const begun = Date.now();
  const times: number[] = [];
  void keepTrying(async () => {
    times.push(Date.now() - begun);
    throw failure;
  }, over.signal);
  await vi.advanceTimersByTimeAsync(duration);
  return times;
}

it('waits twice as long each time, up to half a minute', async () => {
  expect(await timesOf(100_000)).toEqual([1000, 3000, 7000, 15_000, 31_000, 61_000, 91_000]);
});

it('spreads the tries of many players over half of each wait', async () => {
  vi.mocked(Math.random).mockReturnValue(0);
  expect(await timesOf(4000)).toEqual([500, 1500, 3500]);
});

it('waits as long as the platform asks', async () => {
  expect(await timesOf(25_000, new PlatformError('busy', { retryAfter: 10 }))).toEqual([1000, 11_000, 21_000]);
});

it('waits an hour at most, and never less for a number that no timer can count', async () => {
  const endless = new PlatformError('busy', { retryAfter: 1e40 });
  expect(await timesOf(3_700_000, endless)).toEqual([1000, 3_601_000]);
});

it('tries when the connection returns, and ends with the first success', async () => {
  const call = vi.fn().mockRejectedValueOnce(problem).mockResolvedValue(undefined);
  const trying = keepTrying(call, over.signal);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(call).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  await trying;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledTimes(2);
});

it('ends with its signal', async () => {
  const call = vi.fn();
  const trying = keepTrying(call, over.signal);
  over.abort();
  await trying;
  expect(call).not.toHaveBeenCalled();
});
