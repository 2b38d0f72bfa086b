import type { MissionPeriod } from '#schemas/generated/platform.ts';
import { startOfDay } from '../seed/day.ts';
import { DAY_MS } from '../time.ts';

const WEEK_DAYS = 7;
/** Days from a Monday to the epoch, a Thursday. */
const FROM_MONDAY = 3;

export interface Span {
  start: number;
  end: number;
}

/** The UTC day or week that contains a time. */
export function spanOf(period: MissionPeriod, time: number): Span {
  const day = startOfDay(time);
  if (period === 'daily') return { start: day, end: day + DAY_MS };
  const start = day - ((day / DAY_MS + FROM_MONDAY) % WEEK_DAYS) * DAY_MS;
  return { start, end: start + WEEK_DAYS * DAY_MS };
}
