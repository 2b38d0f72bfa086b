import { useEffect, useState } from 'react';

/** Milliseconds after which a start is no longer a matter of course. */
const SLOW_AFTER = 8_000;

/** Whether something that is on its way has been so for longer than a person waits without a word. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
