import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The row that is the grid's Tab stop. It stays in the document wherever it is, so that it can keep the focus. */
export function useActiveRow(count: number) {
  const [activeIndex, setActive] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  /** Whether the focus is in a row, or was when the row was taken out of the document. */
  const isHeld = useRef(false);
  /** The row that a key has led to is not in the document yet. */
  const isAwaited = useRef(false);
  const active = Math.max(0, Math.min(activeIndex, count - 1));

  useLayoutEffect(() => {
    const isLost = isHeld.current && !body.current?.contains(document.activeElement);
    if (isLost || isAwaited.current) isAwaited.current = !focusRow(body.current, active);
  });
  const goTo = (index: number) => {
    setActive(index);
    isAwaited.current = !focusRow(body.current, index);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest('[data-index]');
    if (!(row instanceof HTMLElement)) return;
    isHeld.current = true;
    setActive(Number(row.dataset['index']));
    // An element that is not a Tab stop gives the focus to its row, where the keys go on.
    if (target !== row && target.matches('[tabindex="-1"]')) row.focus({ preventScroll: true });
  };
  const onBlur = () => {
    isHeld.current = false;
    isAwaited.current = false;
  };
  const rangeExtractor = useCallback((range: Range) => withPlace(defaultRangeExtractor(range), active), [active]);
  return { active, goTo, body, rangeExtractor, handlers: { onFocus, onBlur } };
}

/** Returns whether the row is in the document. */
function focusRow(body: HTMLElement | null, index: number): boolean {
  const row = body?.querySelector<HTMLElement>(`[data-index="${index}"]`);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView?.({ block: 'nearest' });
  return row !== null && row !== undefined;
}

function withPlace(places: number[], active: number): number[] {
  if (places.length === 0 || places.includes(active)) return places;
  return [...places, active].sort((a, b) => a - b);
}
