import { useEffect, useState } from 'react';

/** Milliseconds after which a start counts as slow. */
const SLOW_AFTER = 8_000;

/** Whether a wait has become long enough to need an explanation. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
