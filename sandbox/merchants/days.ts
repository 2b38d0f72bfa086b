import { DAY_MS } from '../time.ts';

/** The day of a moment in a time zone, as yyyy-mm-dd. */
export function dayIn(time: number, timeZone: string): string {
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 10);
}

/** First millisecond of a day in a time zone. Where clocks go forward at midnight, the day begins at one o'clock. */
export function startOfDayIn(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The zone has one of these offsets when the day begins, also if its clocks change around it.
  const offsets = [offsetAt(midnight - DAY_MS, timeZone), offsetAt(midnight + DAY_MS, timeZone)];
  const starts = offsets.map((offset) => midnight - offset).toSorted((a, b) => a - b);
  return starts.find((start) => start + offsetAt(start, timeZone) >= midnight) ?? midnight;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Whether yyyy-mm-dd is a day of the calendar. */
export function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(day);
}

/** Milliseconds that the zone is ahead of UTC at a moment. */
function offsetAt(time: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = Date.UTC(
    ...([part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')] as const),
  );
  return local - Math.floor(time / 1000) * 1000;
}

/** Kept: a bet reads the calendar a dozen times, and making a format takes longer than the reading. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone);
  if (kept) return kept;
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  formats.set(timeZone, format);
  return format;
}
