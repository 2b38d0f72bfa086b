import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock, as the specification's part 9 says. */
const TICK = 1000;

/** The time, a second at a time. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
