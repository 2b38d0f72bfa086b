import { DAY_MS, HOUR_MS } from '../time.ts';

/**
 * When a bet of some days ago was made. Today's are the first of the day, to be in the past at any hour. Those before are at
 * noon, as play at night calls for a step of player care.
 */
export function betTime(daysAgo: number): number {
  return daysAgo === 0 ? 0 : -DAY_MS * daysAgo + 12 * HOUR_MS;
}
