const DAY = 86_400;
const MANY_DAYS = 3 * DAY;

/**
 * Formats the remaining time for a language: `m:ss`, `h:mm:ss` from an hour on, with days in front from three days on.
 * @param seconds whole seconds from 0
 * @param tag BCP 47 tag
 */
export function formatCountdown(seconds: number, tag: string): string {
  const figures = new Intl.NumberFormat(tag, { useGrouping: false });
  const pairs = new Intl.NumberFormat(tag, { minimumIntegerDigits: 2 });
  if (seconds >= MANY_DAYS) {
    const days = new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'narrow' });
    return `${days.format(Math.floor(seconds / DAY))} ${formatCountdown(seconds % DAY, tag)}`;
  }
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = pairs.format(seconds % 60);
  if (hours === 0) return `${figures.format(minutes)}:${rest}`;
  return `${figures.format(hours)}:${pairs.format(minutes)}:${rest}`;
}
