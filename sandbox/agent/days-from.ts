import { addDays } from '../merchants/days.ts';
import { DAY_MS } from '../time.ts';

/** Every day of a range, as yyyy-mm-dd. */
export function daysFrom(from: string, to: string): string[] {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length }, (_, index) => addDays(from, index));
}
