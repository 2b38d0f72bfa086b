import { useEffect, useState } from 'react';

/** Longest wait of a timer in one go; browsers run longer ones at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Whether a moment on the platform's clock has come.
 * @param dueAt epoch milliseconds; undefined for never
 * @param ahead milliseconds by which this device's clock is ahead
 */
export function useIsDue(dueAt: number | undefined, ahead: number): boolean {
  // The moment itself: each answer measures again how far the clock is ahead, and must not take back what has come.
  const [come, setCome] = useState<number>();
  useEffect(() => {
    if (dueAt === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const wait = dueAt + ahead - Date.now();
      if (wait <= 0) setCome(dueAt);
      else timer = setTimeout(look, Math.min(LONGEST_WAIT, wait));
    };
    look();
    // A device that slept looks again when its page is seen.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [dueAt, ahead]);
  return dueAt !== undefined && come === dueAt;
}
