import { useEffect, useState } from 'react';

/**
 * Whole seconds until an instant, down to 0. Reads the clock each time, so that a suspended tab catches up.
 * @param until milliseconds since 1970
 */
export function useSecondsUntil(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      setLeft(secondsUntil(until));
      const rest = until - Date.now();
      // Waits for the next whole second rather than for one second, which would skip one now and then.
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
