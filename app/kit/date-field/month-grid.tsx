import { type CalendarDate, isSameDay, isSameMonth } from '@internationalized/date';
import type { KeyboardEvent } from 'react';
import type { CalendarState } from 'react-stately/useCalendarState';
import { grid, weekday } from './calendar.css.ts';
import { toDay } from './calendar-date.ts';
import { DayCell } from './day-cell.tsx';
import type { DayWords } from './day-words.ts';
import { moveDay } from './move-day.ts';

interface MonthGridProps {
  state: CalendarState;
  words: DayWords;
  locale: string;
  today: CalendarDate;
}

/** The days of a month; one of them is a Tab stop, and the arrows reach the others. */
export function MonthGrid({ state, words, locale, today }: MonthGridProps) {
  const { focusedDate, setFocused } = state;
  const weeks = Array.from({ length: state.getWeeksInMonth() }, (_, week) => state.getDatesInWeek(week));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = event.currentTarget.matches('[dir="rtl"] *');
    if (moveDay(state, event, locale, isRightToLeft)) event.preventDefault();
  };
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is a grid, as in the ARIA Authoring Practices.
      role="grid"
      className={grid}
      aria-label={words.monthAndYear(toDay(focusedDate))}
      onKeyDown={onKeyDown}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <thead>
        <tr>
          {words.weekdays((weeks[1] ?? []).filter(isDate).map(toDay)).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className={weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)?.toString()}>
            {week.map((date, column) =>
              date && isSameMonth(date, focusedDate) ? (
                <DayCell
                  key={date.toString()}
                  date={date}
                  state={state}
                  words={words}
                  isToday={isSameDay(date, today)}
                />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is identified by its position.
                <td key={column} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isDate(date: CalendarDate | null): date is CalendarDate {
  return date !== null;
}
