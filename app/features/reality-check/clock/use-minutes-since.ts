import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Whole minutes since a moment, 0 or more; follows the clock. @param since epoch milliseconds of this device's clock */
export function useMinutesSince(since: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - since) / MINUTE));
}
