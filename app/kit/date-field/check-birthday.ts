import { addMonths, type Day, dayOf, writeDay } from './day.ts';

/**
 * What is wrong with a birthday. `format`: not dd-mm-yyyy; `day`: no such day, or a future one; `year`: before anyone
 * alive was born; `age`: too young; `buddhist`: the year is one of the Thai calendar; `calendar`: it is one of the Persian or
 * the Islamic calendar, which have some years in common.
 */
export type BirthdayFault = 'format' | 'day' | 'year' | 'age' | 'buddhist' | 'calendar';

const FORMAT = /^(0[1-9]|[12][0-9]|3[01])-(0[1-9]|1[0-2])-([0-9]{4})$/;

/** No one alive was born earlier. */
const EARLIEST_YEAR = 1900;

/** Years that the Thai calendar is ahead. */
const BUDDHIST_LEAD = 543;

/** The Islamic year in which the Gregorian year 1900 began, and the latest Persian or Islamic year for a long time. */
const OTHER_YEARS = { first: 1278, last: 1500 };

/**
 * Checks a birthday in the platform's format, dd-mm-yyyy.
 * @param minimumAge years that the brand's regulator requires
 * @param today the day that the age is counted on
 */
export function checkBirthday(text: string, minimumAge: number, today: Day): BirthdayFault | undefined {
  const [, day, month, year] = FORMAT.exec(text)?.map(Number) ?? [];
  if (!day || !month || year === undefined) return 'format';
  if (isBuddhist(year, today)) return 'buddhist';
  if (year < EARLIEST_YEAR) return year >= OTHER_YEARS.first && year <= OTHER_YEARS.last ? 'calendar' : 'year';
  if (day > daysIn(month, year)) return 'day';
  const now = dayNumber(today.getUTCFullYear(), today.getUTCMonth() + 1, today.getUTCDate());
  if (dayNumber(year, month, day) > now) return 'day';
  return dayNumber(year + minimumAge, month, day) > now ? 'age' : undefined;
}

/** The year of a birthday as it was written, and as it is when that is a year of the Thai calendar. */
export function yearsOf(text: string): { written: number; year: number } {
  const written = Number(FORMAT.exec(text)?.[3]);
  return { written, year: written - BUDDHIST_LEAD };
}

function isBuddhist(year: number, today: Day): boolean {
  return year >= EARLIEST_YEAR + BUDDHIST_LEAD && year <= today.getUTCFullYear() + BUDDHIST_LEAD;
}

/** The earliest and the latest allowed birthday, dd-mm-yyyy. */
export function birthdayRange(minimumAge: number, today: Day): { min: string; max: string } {
  return { min: writeDay(dayOf(EARLIEST_YEAR, 1, 1)), max: writeDay(addMonths(today, -12 * minimumAge)) };
}

/** Orders days. People born on 29 February reach an age on 1 March of a year without that day. */
function dayNumber(year: number, month: number, day: number): number {
  return (year * 100 + month) * 100 + day;
}

function daysIn(month: number, year: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
