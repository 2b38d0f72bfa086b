import { addMonths, dayOf, today as dayToday, writeDay } from '../../../kit/date-field/day.ts';
import type { Fault } from '../../../shell/field-rules/fault.ts';

const FORMAT = /^(0[1-9]|[12][0-9]|3[01])-(0[1-9]|1[0-2])-([0-9]{4})$/;

/** Nobody alive was born before. */
const EARLIEST_YEAR = 1900;

/**
 * Checks a birthday as the platform wants it, dd-mm-yyyy.
 * @param minimumAge years that the brand's law asks for
 * @param today the day that the age is counted on
 */
export function checkBirthday(text: string, minimumAge: number, today: Date): Fault | undefined {
  const [, day, month, year] = FORMAT.exec(text)?.map(Number) ?? [];
  if (!day || !month || year === undefined) return { key: 'fault.birthdayFormat' };
  if (year < EARLIEST_YEAR) return { key: 'fault.year' };
  if (day > daysIn(month, year)) return { key: 'fault.birthday' };
  const now = dayNumber(today.getFullYear(), today.getMonth() + 1, today.getDate());
  if (dayNumber(year, month, day) > now) return { key: 'fault.birthday' };
  return dayNumber(year + minimumAge, month, day) > now ? { key: 'fault.age', values: { age: minimumAge } } : undefined;
}

/** The earliest and the latest birthday, dd-mm-yyyy, that is right. */
export function birthdayRange(minimumAge: number, today: Date): { min: string; max: string } {
  return { min: writeDay(dayOf(EARLIEST_YEAR, 1, 1)), max: writeDay(addMonths(dayToday(today), -12 * minimumAge)) };
}

/** Puts days in order; whoever was born on 29 February comes of age on 1 March of a year without that day. */
function dayNumber(year: number, month: number, day: number): number {
  return (year * 100 + month) * 100 + day;
}

function daysIn(month: number, year: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
