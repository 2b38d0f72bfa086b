import { CalendarDate, GregorianCalendar, toCalendar } from '@internationalized/date';
import { type Day, dayOf } from './day.ts';

export function toCalendarDate(day: Day): CalendarDate {
  return new CalendarDate(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}

/** @param date of any calendar */
export function toDay(date: CalendarDate): Day {
  const { year, month, day } = toCalendar(date, new GregorianCalendar());
  return dayOf(year, month, day);
}
