import { type CalendarDate, endOfWeek, isSameDay, isSameMonth, startOfWeek } from '@internationalized/date';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { CalendarState } from 'react-stately/useCalendarState';
import { pressedKey } from '../keys/pressed-key.ts';
import { cell, grid, weekday } from './calendar.css.ts';
import { toDay } from './calendar-date.ts';
import type { DayWords } from './day-words.ts';

interface DayCellProps {
  date: CalendarDate;
  state: CalendarState;
  words: DayWords;
  isToday: boolean;
}

type Move = (state: CalendarState, isLarger: boolean, locale: string) => void;

const BACK: Move = (state) => state.focusPreviousDay();
const ON: Move = (state) => state.focusNextDay();

/** The keys of a calendar, as in the ARIA Authoring Practices. */
const MOVES: Record<string, Move> = {
  ArrowUp: (state) => state.focusPreviousRow(),
  ArrowDown: (state) => state.focusNextRow(),
  Home: (state, _isLarger, locale) => state.setFocusedDate(startOfWeek(state.focusedDate, locale)),
  End: (state, _isLarger, locale) => state.setFocusedDate(endOfWeek(state.focusedDate, locale)),
  PageUp: (state, isLarger) => state.focusPreviousSection(isLarger),
  PageDown: (state, isLarger) => state.focusNextSection(isLarger),
};

type Key = Parameters<typeof pressedKey>[0] & { shiftKey: boolean };

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

/**
 * The day that a key moves to.
 * @param isRightToLeft swaps the left and right arrows
 * @returns whether the key moves
 */
function moveDay(state: CalendarState, event: Key, locale: string, isRightToLeft: boolean): boolean {
  const key = pressedKey(event);
  const sides: Record<string, Move> = isRightToLeft
    ? { ArrowLeft: ON, ArrowRight: BACK }
    : { ArrowLeft: BACK, ArrowRight: ON };
  const move = sides[key] ?? MOVES[key];
  move?.(state, event.shiftKey, locale);
  return move !== undefined;
}

function DayCell({ date, state, words, isToday }: DayCellProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isOut = state.isInvalid(date);
  const isFocused = state.isCellFocused(date);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected.
    <td aria-selected={state.isSelected(date)}>
      <button
        ref={button}
        type="button"
        className={cell}
        tabIndex={isSameDay(date, state.focusedDate) ? 0 : -1}
        aria-label={words.whole(toDay(date))}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={isOut}
        onClick={() => !isOut && state.selectDate(date)}
      >
        {date.day}
      </button>
    </td>
  );
}
