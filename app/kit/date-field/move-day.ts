import { endOfWeek, startOfWeek } from '@internationalized/date';
import type { CalendarState } from 'react-stately/useCalendarState';
import { pressedKey } from '../keys/pressed-key.ts';

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

/**
 * The day that a key moves to.
 * @param isRightToLeft swaps the left and right arrows
 * @returns whether the key moves
 */
export function moveDay(state: CalendarState, event: Key, locale: string, isRightToLeft: boolean): boolean {
  const key = pressedKey(event);
  const sides: Record<string, Move> = isRightToLeft
    ? { ArrowLeft: ON, ArrowRight: BACK }
    : { ArrowLeft: BACK, ArrowRight: ON };
  const move = sides[key] ?? MOVES[key];
  move?.(state, event.shiftKey, locale);
  return move !== undefined;
}
