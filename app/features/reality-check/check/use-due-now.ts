import { useEffect, useState } from 'react';

/** Longest wait of a timer in one go; browsers run longer ones at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Whether a moment has come; follows the clock. @param dueAt epoch milliseconds; undefined for never */
export function useDueNow(dueAt: number | undefined): boolean {
  const [seen, setSeen] = useState(() => Date.now());
  useEffect(() => {
    if (dueAt === undefined) return;
    const wait = Math.min(LONGEST_WAIT, Math.max(0, dueAt - Date.now()));
    const timer = setTimeout(() => setSeen(Date.now()), wait);
    // A device that slept looks again when its page is seen.
    const look = () => setSeen(Date.now());
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [dueAt]);
  return dueAt !== undefined && seen >= dueAt;
}
