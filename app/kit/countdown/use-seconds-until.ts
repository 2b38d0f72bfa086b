import { useEffect, useState } from 'react';

/**
 * Whole seconds until an instant, going down to 0. It reads the clock each time, so that a tab that slept is right again.
 * @param until milliseconds since 1970
 */
export function useSecondsUntil(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      setLeft(secondsUntil(until));
      const rest = until - Date.now();
      // To the next whole second, and not a second on, or one would be skipped now and then.
      if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);

  return left;
}

function secondsUntil(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
