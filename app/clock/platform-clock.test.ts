import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatformClock } from './platform-clock.ts';

const DAY = 86_400_000;
/** The platform's time when a test begins. */
const BEGIN = Date.UTC(2026, 10, 28, 15, 59, 30, 250);

beforeEach(() => void vi.useFakeTimers({ now: BEGIN }));
afterEach(() => void vi.useRealTimers());

/** The time in whole seconds, as `Date` has it. */
const inSeconds = (time: number) => time - (time % 1000);

describe('the platform’s clock', () => {
  it('is the device’s until the platform has answered', () => {
    const clock = createPlatformClock();
    vi.setSystemTime(BEGIN - 400 * DAY);
    expect(clock.now()).toBe(BEGIN - 400 * DAY);
  });

  it.each([
    ['two days ahead', 2 * DAY],
    ['a year behind', -365 * DAY],
  ])('is the platform’s on a device that is %s, or is set meanwhile', (_what, off) => {
    vi.setSystemTime(BEGIN + off);
    const clock = createPlatformClock();
    clock.hear(BEGIN, performance.now(), true);
    vi.setSystemTime(BEGIN + 2 * off);
    expect(clock.now()).toBe(BEGIN);
    vi.advanceTimersByTime(90_000);
    expect(clock.now()).toBe(BEGIN + 90_000);
  });

  it('is never ahead of the platform, and comes nearer to it with every answer', () => {
    const way = fc.integer({ min: 1, max: 5000 });
    const answers = fc.array(fc.record({ pause: fc.nat(60_000), there: way, back: way }), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.integer({ min: -400 * DAY, max: 400 * DAY }), answers, (off, calls) => {
        vi.setSystemTime(BEGIN + off);
        const truth = () => Date.now() - off;
        const clock = createPlatformClock();
        let late = Number.POSITIVE_INFINITY;
        for (const { pause, there, back } of calls) {
          vi.advanceTimersByTime(pause);
          const asked = performance.now();
          vi.advanceTimersByTime(there);
          const date = inSeconds(truth());
          vi.advanceTimersByTime(back);
          clock.hear(date, asked, true);
          const now = truth() - clock.now();
          expect(now).toBeGreaterThanOrEqual(0);
          expect(now).toBeLessThan(1000 + back);
          expect(now).toBeLessThanOrEqual(late);
          late = now;
        }
      }),
    );
  });

  it('is not set back by an answer that a cache may have kept', () => {
    const clock = createPlatformClock();
    clock.hear(BEGIN, performance.now(), true);
    clock.hear(BEGIN - DAY, performance.now(), false);
    expect(clock.now()).toBe(BEGIN);
  });

  it('is set back by an answer that no cache can have given, as after one of a server whose clock is wrong', () => {
    const clock = createPlatformClock();
    clock.hear(BEGIN + DAY, performance.now(), true);
    clock.hear(BEGIN, performance.now(), true);
    expect(clock.now()).toBe(BEGIN);
  });

  it('catches up with the next answer after a sleep in which the page’s counter stood still', () => {
    const clock = createPlatformClock();
    clock.hear(BEGIN, performance.now(), true);
    clock.hear(BEGIN + DAY, performance.now(), false);
    expect(clock.now()).toBe(BEGIN + DAY);
  });

  it('learns nothing from an answer that tells no time', () => {
    const clock = createPlatformClock();
    clock.hear(Number.NaN, performance.now(), true);
    expect(clock.now()).toBe(Date.now());
    clock.hear(BEGIN + DAY, performance.now(), true);
    clock.hear(Number.NaN, performance.now(), true);
    expect(clock.now()).toBe(BEGIN + DAY);
  });

  it('tells who watches that it was set, until they stop', () => {
    const clock = createPlatformClock();
    const onSet = vi.fn();
    const stop = clock.subscribe(onSet);
    clock.hear(BEGIN, performance.now(), true);
    expect(onSet).toHaveBeenCalledOnce();
    clock.hear(BEGIN, performance.now(), true);
    expect(onSet).toHaveBeenCalledOnce();
    stop();
    clock.hear(BEGIN + DAY, performance.now(), true);
    expect(onSet).toHaveBeenCalledOnce();
  });
});
