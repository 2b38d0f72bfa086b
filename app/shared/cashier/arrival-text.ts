const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A usual waiting time in the largest unit that fits, such as "30 minutes". @param seconds above 0 */
export function arrivalText(seconds: number, tag: string): string {
  const [unit, size] = unitOf(seconds);
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(seconds / size));
}

function unitOf(seconds: number): [unit: string, size: number] {
  if (seconds < MINUTE) return ['second', 1];
  if (seconds < HOUR) return ['minute', MINUTE];
  return seconds < DAY ? ['hour', HOUR] : ['day', DAY];
}
