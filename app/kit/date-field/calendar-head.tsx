import { type CalendarDate, endOfMonth, startOfMonth, toCalendar } from '@internationalized/date';
import type { ReactNode } from 'react';
import type { CalendarState } from 'react-stately/useCalendarState';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { visuallyHidden } from '../theme/hidden.css.ts';
import { months, pick, pickCaret, pickFrame, picks } from './calendar.css.ts';
import { toDay } from './calendar-date.ts';
import type { DateLabels } from './date-labels.ts';
import type { DayWords } from './day-words.ts';

interface PickProps {
  label: string;
  value: number;
  onPick: (value: number) => void;
  /** Options. */
  children: ReactNode;
}

interface CalendarHeadProps {
  state: CalendarState;
  words: DayWords;
  labels: DateLabels;
}

/** The current month: goes to the next, the previous or directly to any other, since a birthday is far away. */
export function CalendarHead({ state, words, labels }: CalendarHeadProps) {
  const { focusedDate: date } = state;
  const isFirst = state.isPreviousVisibleRangeInvalid();
  const isLast = state.isNextVisibleRangeInvalid();
  return (
    <div className={months}>
      <IconButton
        icon="caret-left"
        label={labels.earlier}
        aria-disabled={isFirst}
        onClick={() => !isFirst && state.focusPreviousPage()}
      />
      <div className={picks}>
        <Pick label={labels.month} value={date.month} onPick={(month) => state.setFocusedDate(date.set({ month }))}>
          {monthsOf(date).map((month) => (
            <option key={month.month} value={month.month} disabled={isOut(month, state)}>
              {words.month(toDay(month))}
            </option>
          ))}
        </Pick>
        <Pick label={labels.year} value={date.year} onPick={(year) => state.setFocusedDate(date.set({ year }))}>
          {yearsOf(state).map((year) => (
            <option key={year}>{year}</option>
          ))}
        </Pick>
      </div>
      <IconButton
        icon="caret-right"
        label={labels.later}
        aria-disabled={isLast}
        onClick={() => !isLast && state.focusNextPage()}
      />
      <span role="status" className={visuallyHidden}>
        {words.monthAndYear(toDay(date))}
      </span>
    </div>
  );
}

/** The first day of each month of a date's year. */
function monthsOf(date: CalendarDate): CalendarDate[] {
  const count = date.calendar.getMonthsInYear(date);
  return Array.from({ length: count }, (_, index) => date.set({ month: index + 1, day: 1 }));
}

/** Whether no day of a month can be chosen. */
function isOut(month: CalendarDate, { minValue: min, maxValue: max }: CalendarState): boolean {
  return Boolean((min && endOfMonth(month).compare(min) < 0) || (max && startOfMonth(month).compare(max) > 0));
}

/** Years from the minimum to the maximum; without limits from a hundred years before the current month to ten years after. */
function yearsOf({ focusedDate: date, minValue: min, maxValue: max }: CalendarState): number[] {
  const first = min ? toCalendar(min, date.calendar).year : date.year - 100;
  const last = max ? toCalendar(max, date.calendar).year : date.year + 10;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** A name in the calendar's head that opens its list. */
function Pick({ label, value, onPick, children }: PickProps) {
  return (
    <span className={pickFrame}>
      <select
        className={pick}
        aria-label={label}
        value={value}
        onChange={(event) => onPick(Number(event.target.value))}
      >
        {children}
      </select>
      <span className={pickCaret}>
        <Icon name="caret-down" size={14} />
      </span>
    </span>
  );
}
