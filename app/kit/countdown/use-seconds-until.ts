import { useEffect, useState } from 'react';
import { usePlatformClock } from '#app/clock/clock-context.ts';

/**
 * Whole seconds until an instant, down to 0. Reads the clock each time, so that a suspended tab catches up.
 * @param until epoch milliseconds of the platform's clock
 */
export function useSecondsUntil(until: number): number {
  const clock = usePlatformClock();
  const [left, setLeft] = useState(() => secondsUntil(until, clock.now()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const now = clock.now();
      setLeft(secondsUntil(until, now));
      const rest = until - now;
      // Waits for the next whole second rather than for one second, which would skip one now and then.
      if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000);
    };
    tick();
    const stop = clock.subscribe(tick);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [until, clock]);

  return left;
}

function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
