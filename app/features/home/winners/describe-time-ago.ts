const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The time since an instant in the largest whole unit: “now”, “5 min. ago”, “2 days ago”.
 * @param milliseconds negative values, from clocks that differ, become “now”
 * @param tag BCP 47 tag
 */
export function describeTimeAgo(milliseconds: number, tag: string): string {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' });
  if (milliseconds < MINUTE) return format.format(0, 'second');
  if (milliseconds < HOUR) return format.format(-Math.floor(milliseconds / MINUTE), 'minute');
  if (milliseconds < DAY) return format.format(-Math.floor(milliseconds / HOUR), 'hour');
  return format.format(-Math.floor(milliseconds / DAY), 'day');
}
