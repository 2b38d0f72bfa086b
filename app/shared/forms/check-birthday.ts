import { addMonths, dayOf, today as dayToday, writeDay } from '#app/kit/date-field/day.ts';

/**
 * What is wrong with a birthday. `format`: it is no dd-mm-yyyy; `day`: there is no such day, or it is still to come;
 * `year`: nobody alive was born then; `age`: whoever was born then is too young.
 */
export type BirthdayFault = 'format' | 'day' | 'year' | 'age';

const FORMAT = /^(0[1-9]|[12][0-9]|3[01])-(0[1-9]|1[0-2])-([0-9]{4})$/;

/** Nobody alive was born before. */
const EARLIEST_YEAR = 1900;

/**
 * Checks a birthday as the platform wants it, dd-mm-yyyy.
 * @param minimumAge years that the brand's law asks for
 * @param today the day that the age is counted on
 */
export function checkBirthday(text: string, minimumAge: number, today: Date): BirthdayFault | undefined {
  const [, day, month, year] = FORMAT.exec(text)?.map(Number) ?? [];
  if (!day || !month || year === undefined) return 'format';
  if (year < EARLIEST_YEAR) return 'year';
  if (day > daysIn(month, year)) return 'day';
  const now = dayNumber(today.getFullYear(), today.getMonth() + 1, today.getDate());
  if (dayNumber(year, month, day) > now) return 'day';
  return dayNumber(year + minimumAge, month, day) > now ? 'age' : undefined;
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
