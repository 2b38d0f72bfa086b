import { addDays, type Day, dayOf } from './day.ts';

export type DayWords = ReturnType<typeof dayWords>;

/** Letters that have room above a column of days. */
const ROOM = 4;

/** How a language writes days. The years are those of the field, whatever calendar its readers have besides. */
export function dayWords(tag: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, { timeZone: 'UTC', ...options });
    return (day: Day) => format(day);
  };
  const month = format({ month: 'long' });
  const [short, narrow] = [format({ weekday: 'short' }), format({ weekday: 'narrow' })];
  const long = format({ weekday: 'long' });
  // A Sunday.
  const sunday = dayOf(2023, 1, 1);
  return {
    whole: format({ dateStyle: 'full' }),
    monthAndYear: format({ month: 'long', year: 'numeric' }),
    months: Array.from({ length: 12 }, (_, index) => month(dayOf(2023, index + 1, 1))),
    weekdays: (firstDay: number) => {
      const days = Array.from({ length: 7 }, (_, index) => addDays(sunday, firstDay + index));
      // Arabic, for one, does not shorten them.
      const name = days.every((day) => short(day).length <= ROOM) ? short : narrow;
      return days.map((day) => ({ short: name(day), long: long(day) }));
    },
  };
}
