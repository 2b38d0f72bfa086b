import { useEffect, useState } from 'react';
import { usePlatformClock } from '#app/clock/clock-context.ts';

/** Longest wait of a timer in one go; browsers run longer ones at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Whether a moment has come. @param dueAt epoch milliseconds of the platform's clock; undefined for never */
export function useIsDue(dueAt: number | undefined): boolean {
  const clock = usePlatformClock();
  // The moment itself: a clock that is set again must not take back what has come.
  const [come, setCome] = useState<number>();
  useEffect(() => {
    if (dueAt === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const wait = dueAt - clock.now();
      if (wait <= 0) setCome(dueAt);
      else timer = setTimeout(look, Math.min(LONGEST_WAIT, wait));
    };
    look();
    const stop = clock.subscribe(look);
    // A device that slept looks again when its page is seen.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [dueAt, clock]);
  return dueAt !== undefined && come === dueAt;
}
