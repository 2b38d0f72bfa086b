import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { cell, grid, weekday } from './calendar.css.ts';
import { type Day, isSameDay, today } from './day.ts';
import type { DayWords } from './day-words.ts';
import { moveDay } from './move-day.ts';
import { firstDayOfWeek, weeksOf } from './weeks.ts';

interface MonthGridProps {
  /** The day that the Tab key reaches, and whether it takes the focus. */
  at: { day: Day; focused: boolean };
  chosen: Day | undefined;
  min: Day | undefined;
  max: Day | undefined;
  words: DayWords;
  tag: string;
  onGo: (day: Day) => void;
  onChoose: (day: Day) => void;
}

/** The days of a month; one of them is a stop of the Tab key, and the arrows lead to the others. */
export function MonthGrid({ at, chosen, min, max, words, tag, onGo, onChoose }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const firstDay = useMemo(() => firstDayOfWeek(tag), [tag]);
  useEffect(() => {
    if (at.focused) table.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, [at]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = moveDay(at.day, event, firstDay, event.currentTarget.matches('[dir="rtl"] *'));
    if (!next) return;
    event.preventDefault();
    onGo(next);
  };
  const isOut = (day: Day) => Boolean((min && day < min) || (max && day > max));

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is a grid, as in the ARIA Authoring Practices.
    <table ref={table} role="grid" className={grid} aria-label={words.monthAndYear(at.day)} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {words.weekdays(firstDay).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className={weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(at.day, firstDay).map((week) => (
          <tr key={week.find(Boolean)?.getTime()}>
            {week.map((day, column) =>
              day ? (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is one that can be selected.
                <td key={day.getTime()} aria-selected={isSameDay(day, chosen)}>
                  <button
                    type="button"
                    className={cell}
                    tabIndex={isSameDay(day, at.day) ? 0 : -1}
                    aria-label={words.whole(day)}
                    aria-current={isSameDay(day, today()) ? 'date' : undefined}
                    aria-disabled={isOut(day)}
                    onClick={() => !isOut(day) && onChoose(day)}
                  >
                    {day.getUTCDate()}
                  </button>
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its place, and nothing else.
                <td key={column} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
