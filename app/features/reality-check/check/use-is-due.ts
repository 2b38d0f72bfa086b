import { useEffect, useState } from 'react';
import { usePlatformClock } from '#app/clock/clock-context.ts';

/** Longest delay that browsers support; they run longer timers at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Whether a time has been reached. @param dueAt epoch milliseconds of the platform's clock; undefined for never */
export function useIsDue(dueAt: number | undefined): boolean {
  const clock = usePlatformClock();
  // Store the time itself, so that adjusting the clock cannot undo a due check.
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
    // Timers stop while a device sleeps, so check again when the page becomes visible.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [dueAt, clock]);
  return dueAt !== undefined && come === dueAt;
}
