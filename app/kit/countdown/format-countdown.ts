/**
 * What is left as `m:ss`, or `h:mm:ss` from an hour on, in the figures of a language.
 * @param seconds whole seconds from 0
 * @param tag BCP 47 tag
 */
export function formatCountdown(seconds: number, tag: string): string {
  const figures = new Intl.NumberFormat(tag, { useGrouping: false });
  const pairs = new Intl.NumberFormat(tag, { minimumIntegerDigits: 2 });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = pairs.format(seconds % 60);
  if (hours === 0) return `${figures.format(minutes)}:${rest}`;
  return `${figures.format(hours)}:${pairs.format(minutes)}:${rest}`;
}
