import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back after a while, not counting the time that it is paused.
 * @param milliseconds null for never
 */
export function useAutoClose(milliseconds: number | null, held: boolean, close: () => void): void {
  const left = useRef(milliseconds);
  const onEnd = useEffectEvent(close);

  useEffect(() => {
    if (held || left.current === null) return;
    const since = performance.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - since));
    };
  }, [held]);
}
