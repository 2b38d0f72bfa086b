/** A day of the calendar: midnight UTC, so that no time zone moves it. */
export type Day = Date;

const FORMAT = /^(\d{2})-(\d{2})-(\d{4})$/;

export function dayOf(year: number, month: number, date: number): Day {
  const day = new Date(0);
  // Years below 100 are meant as they stand.
  day.setUTCFullYear(year, month - 1, date);
  return day;
}

/** The day where this device is. */
export function today(now = new Date()): Day {
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** Reads dd-mm-yyyy. @returns undefined when it is none, or when there is no such day */
export function readDay(text: string | undefined): Day | undefined {
  const [, date = 0, month = 0, year = 0] = FORMAT.exec(text ?? '')?.map(Number) ?? [];
  const day = dayOf(year, month, date);
  return date > 0 && day.getUTCDate() === date && day.getUTCMonth() === month - 1 ? day : undefined;
}

/** Writes dd-mm-yyyy. */
export function writeDay(day: Day): string {
  const [year, month, date] = day.toISOString().slice(0, 10).split('-');
  return `${date}-${month}-${year}`;
}

export function addDays(day: Day, count: number): Day {
  return new Date(day.getTime() + count * 86_400_000);
}

/** The same date of another month, or that month's last. */
export function addMonths(day: Day, count: number): Day {
  const first = dayOf(day.getUTCFullYear(), day.getUTCMonth() + 1 + count, 1);
  const last = dayOf(first.getUTCFullYear(), first.getUTCMonth() + 2, 0);
  return addDays(first, Math.min(day.getUTCDate(), last.getUTCDate()) - 1);
}

/** The day itself, or the end that it is beyond. */
export function within(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}

export function isSameDay(one: Day | undefined, other: Day | undefined): boolean {
  return one?.getTime() === other?.getTime();
}
