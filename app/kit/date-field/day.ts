/** A day of the Gregorian calendar: midnight UTC, so that no time zone moves it. */
export type Day = Date;

const FORMAT = /^(\d{2})-(\d{2})-(\d{4})$/;

export function dayOf(year: number, month: number, date: number): Day {
  const day = new Date(0);
  // `Date.UTC` would move years below 100 to the twentieth century.
  day.setUTCFullYear(year, month - 1, date);
  return day;
}

/** Parses yyyy-mm-dd, which must be a day. */
export function fromIsoDay(day: string): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`));
}

/** Parses dd-mm-yyyy. @returns undefined for another format or a day that does not exist */
export function readDay(text: string | undefined): Day | undefined {
  const [, date = 0, month = 0, year = 0] = FORMAT.exec(text ?? '')?.map(Number) ?? [];
  const day = dayOf(year, month, date);
  return date > 0 && day.getUTCDate() === date && day.getUTCMonth() === month - 1 ? day : undefined;
}

/** Formats as dd-mm-yyyy. */
export function writeDay(day: Day): string {
  const [year, month, date] = day.toISOString().slice(0, 10).split('-');
  return `${date}-${month}-${year}`;
}

/** The same day of another month, or the last of that month when it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + 1 + count];
  return dayOf(year, month, Math.min(day.getUTCDate(), dayOf(year, month + 1, 0).getUTCDate()));
}
