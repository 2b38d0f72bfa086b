import { addDays, addMonths, type Day } from './day.ts';

type Move = (day: Day, firstDay: number, turned: boolean) => Day;

/** The keys of a calendar, as in the ARIA Authoring Practices. */
const MOVES: Record<string, Move> = {
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day, firstDay) => addDays(day, -columnOf(day, firstDay)),
  End: (day, firstDay) => addDays(day, 6 - columnOf(day, firstDay)),
  PageUp: (day, _firstDay, turned) => addMonths(day, turned ? -12 : -1),
  PageDown: (day, _firstDay, turned) => addMonths(day, turned ? 12 : 1),
};

interface Key {
  key: string;
  shiftKey: boolean;
}

/**
 * Where a key leads from a day; undefined when it leads nowhere.
 * @param firstDay of the week; 0 is Sunday
 * @param isRightToLeft turns the arrows to the sides round
 */
export function moveDay(day: Day, { key, shiftKey }: Key, firstDay: number, isRightToLeft: boolean): Day | undefined {
  if (key === 'ArrowLeft') return addDays(day, isRightToLeft ? 1 : -1);
  if (key === 'ArrowRight') return addDays(day, isRightToLeft ? -1 : 1);
  return MOVES[key]?.(day, firstDay, shiftKey);
}

function columnOf(day: Day, firstDay: number): number {
  return (day.getUTCDay() - firstDay + 7) % 7;
}
