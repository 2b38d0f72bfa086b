import { useEffect, useState } from 'react';

/** Milliseconds between two updates, from part 9 of the specification. */
const TICK = 1000;

/** The current time, updated every second. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
