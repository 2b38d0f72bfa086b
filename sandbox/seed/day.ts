import { DAY_MS } from '../time.ts';

/** First millisecond of the day in UTC. */
export function startOfDay(time: number): number {
  return time - (time % DAY_MS);
}
