const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From this many hours on, the time is given in days. */
const MANY_HOURS = 48;

/**
 * The time until an instant, in the largest fitting unit: “in 5 days”, “in 14 hours”.
 * @param milliseconds not below zero
 * @param tag BCP 47 tag
 */
export function describeTimeLeft(milliseconds: number, tag: string): string {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'always' });
  if (milliseconds >= MANY_HOURS * HOUR) return format.format(Math.round(milliseconds / DAY), 'day');
  if (milliseconds >= HOUR) return format.format(Math.round(milliseconds / HOUR), 'hour');
  return format.format(Math.max(1, Math.round(milliseconds / MINUTE)), 'minute');
}
