import { addDays } from '../records/days.ts';

/** Each day of a range, as yyyy-mm-dd. */
export function daysFrom(from: string, to: string): string[] {
  const days = [from];
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
