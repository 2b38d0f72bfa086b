import { addDays, dayIn, startOfDayIn } from '#sandbox/merchants/days.ts';
import type { CarePeriod } from '#schemas/generated/platform.ts';

export interface PeriodSpan {
  /** First millisecond. */
  start: number;
  /** First millisecond after it, at which the limit renews. */
  end: number;
}

/**
 * The day, the week from Monday or the month that a moment is in. They follow the calendar of a zone and not the number of
 * hours, so that a day of changing clocks has 23 or 25 hours and is one day.
 */
export function spanOf(period: CarePeriod, now: number, timeZone: string): PeriodSpan {
  const [first, after] = DAYS[period](dayIn(now, timeZone));
  return { start: startOfDayIn(first, timeZone), end: startOfDayIn(after, timeZone) };
}

/** The span from the first start to the last end. */
export function widest(spans: readonly PeriodSpan[]): PeriodSpan {
  return { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) };
}

/** First day of a period, and the first one after it. */
const DAYS: Readonly<Record<CarePeriod, (day: string) => [string, string]>> = {
  day: (day) => [day, addDays(day, 1)],
  week: (day) => {
    const monday = addDays(day, -daysSinceMonday(day));
    return [monday, addDays(monday, 7)];
  },
  month: (day) => {
    const first = `${day.slice(0, 8)}01`;
    // The 32nd day after the first is in the next month, whatever the month.
    return [first, `${addDays(first, 31).slice(0, 8)}01`];
  },
};

function daysSinceMonday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}
