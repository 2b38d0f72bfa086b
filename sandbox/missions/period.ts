import type { MissionPeriod } from '#schemas/generated/platform.ts';
import { startOfDay } from '../seed/day.ts';
import { DAY_MS } from '../time.ts';

const WEEK_DAYS = 7;
/** The first day of time was a Thursday: so many days after a Monday. */
const FROM_MONDAY = 3;

export interface Span {
  start: number;
  end: number;
}

/** The day or the week of UTC that a moment is in. */
export function spanOf(period: MissionPeriod, time: number): Span {
  const day = startOfDay(time);
  if (period === 'daily') return { start: day, end: day + DAY_MS };
  const start = day - ((day / DAY_MS + FROM_MONDAY) % WEEK_DAYS) * DAY_MS;
  return { start, end: start + WEEK_DAYS * DAY_MS };
}
