import type { CalendarIdentifier } from '@internationalized/date';
import type { Day } from './day.ts';

/** A calendar system that the browser's Intl API supports. */
export type CalendarSystem = CalendarIdentifier;

export type DayWords = ReturnType<typeof dayWords>;

/** Letters that fit above a column of days. */
const ROOM = 4;

/** Reads how a language writes days. @param locale BCP 47 tag with its calendar */
export function dayWords(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (day: Day) => format(day);
  };
  const [short, narrow] = [format({ weekday: 'short' }), format({ weekday: 'narrow' })];
  const long = format({ weekday: 'long' });
  return {
    whole: format({ dateStyle: 'full' }),
    month: format({ month: 'long' }),
    monthAndYear: format({ month: 'long', year: 'numeric' }),
    /** @param week its seven days */
    weekdays: (week: readonly Day[]) => {
      // Some languages, such as Arabic, do not shorten them.
      const name = week.every((day) => short(day).length <= ROOM) ? short : narrow;
      return week.map((day) => ({ short: name(day), long: long(day) }));
    },
  };
}

/** A language's tag with the calendar system and the digits of the field. */
export function localeOf(tag: string, calendar: CalendarSystem): string {
  return new Intl.Locale(tag, { calendar, numberingSystem: 'latn' }).toString();
}
