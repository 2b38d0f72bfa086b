import type { ContractPeriod } from './terms.ts';

/** Days as yyyy-mm-dd on the merchant's clock; the last one is part of the period. */
export interface Days {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const MIDDLE = 15;

type LongPeriod = Extract<ContractPeriod, 'daily' | 'weekly' | 'semimonthly' | 'monthly'>;

/** The period that a day belongs to. Weeks begin on Monday; half months on the 1st and the 16th. */
export function periodOf(period: LongPeriod, day: string): Days {
  if (period === 'daily') return { from: day, to: day };
  if (period === 'weekly') {
    // Monday is 0.
    const weekday = (new Date(day).getUTCDay() + 6) % 7;
    return { from: moved(day, -weekday), to: moved(day, 6 - weekday) };
  }
  const month = day.slice(0, 8);
  const last = moved(`${nextMonth(day)}-01`, -1);
  if (period === 'monthly') return { from: `${month}01`, to: last };
  const isFirstHalf = Number(day.slice(8)) <= MIDDLE;
  return isFirstHalf ? { from: `${month}01`, to: `${month}${MIDDLE}` } : { from: `${month}16`, to: last };
}

/** The periods that have ended before `today`, from the one of `since` on, earliest first. */
export function endedPeriods(period: LongPeriod, since: string, today: string): Days[] {
  const ended: Days[] = [];
  for (let days = periodOf(period, since); days.to < today; days = periodOf(period, moved(days.to, 1)))
    ended.push(days);
  return ended;
}

/**
 * The hours of a day that have ended by `now`, as moments. They count from the day's first moment, so a day on which clocks
 * change has 23 or 25; a part of an hour that such a day may leave is its last.
 */
export function endedHours(dayStart: number, nextDayStart: number, now: number): { start: number; end: number }[] {
  const hours: { start: number; end: number }[] = [];
  for (let start = dayStart; start < nextDayStart; ) {
    const end = Math.min(start + HOUR_MS, nextDayStart);
    if (end > now) break;
    hours.push({ start, end });
    start = end;
  }
  return hours;
}

const HOUR_MS = 3_600_000;

function moved(day: string, by: number): string {
  return new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);
}

function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
}
