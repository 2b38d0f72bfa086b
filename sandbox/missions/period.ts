import type { MissionPeriod } from '#schemas/generated/platform.ts';
import { startOfDay } from '../seed/day.ts';

const dayMs = 86_400_000;
const weekDays = 7;
/** The first day of time was a Thursday: so many days after a Monday. */
const fromMonday = 3;

export interface Span {
  start: number;
  end: number;
}

/** The day or the week of UTC that a moment is in. */
export function spanOf(period: MissionPeriod, time: number): Span {
  const day = startOfDay(time);
  if (period === 'daily') return { start: day, end: day + dayMs };
  const start = day - ((day / dayMs + fromMonday) % weekDays) * dayMs;
  return { start, end: start + weekDays * dayMs };
}
