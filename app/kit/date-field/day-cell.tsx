import { type CalendarDate, isSameDay } from '@internationalized/date';
import { useEffect, useRef } from 'react';
import type { CalendarState } from 'react-stately/useCalendarState';
import { cell } from './calendar.css.ts';
import { toDay } from './calendar-date.ts';
import type { DayWords } from './day-words.ts';

interface DayCellProps {
  date: CalendarDate;
  state: CalendarState;
  words: DayWords;
  isToday: boolean;
}

export function DayCell({ date, state, words, isToday }: DayCellProps) {
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
