const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A usual waiting time in the largest unit that fits, such as "30 minutes". @param seconds above 0 */
export function arrivalText(seconds: number, tag: string): string {
  const [unit, size] = unitOf(seconds);
  return inUnits(Math.ceil(seconds / size), unit, tag);
}

/** An exact time in the largest unit that divides it, such as "90 minutes". @param seconds above 0 */
export function exactTime(seconds: number, tag: string): string {
  const [unit, size] = unitOf(seconds);
  if (seconds % size === 0) return inUnits(seconds / size, unit, tag);
  return seconds % MINUTE === 0 ? inUnits(seconds / MINUTE, 'minute', tag) : inUnits(seconds, 'second', tag);
}

function inUnits(count: number, unit: string, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

function unitOf(seconds: number): [unit: string, size: number] {
  if (seconds < MINUTE) return ['second', 1];
  if (seconds < HOUR) return ['minute', MINUTE];
  return seconds < DAY ? ['hour', HOUR] : ['day', DAY];
}
