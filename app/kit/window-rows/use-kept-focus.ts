import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** An element in a row of a list. */
interface Place {
  row: number;
  /** Index of the element among the row and what is in it. */
  element: number;
}

/**
 * Gives the focus back to the same element of the same row when another list takes the place of the one with the focus.
 * @returns the row, which has to be drawn
 */
export function useKeptFocus(former: RefObject<HTMLElement | null>, body: RefObject<HTMLElement | null>) {
  // The former list is in the document until this one is.
  const [place] = useState(() => placeOfFocus(former.current));
  const isBack = useRef(false);
  // The row may be drawn only after the list has been measured.
  useLayoutEffect(() => {
    if (!place || isBack.current) return;
    isBack.current = document.activeElement !== document.body || focusAt(body.current, place);
  });
  return place?.row;
}

function placeOfFocus(list: HTMLElement | null): Place | undefined {
  const focused = document.activeElement;
  const row = focused?.closest('[data-index]');
  if (!focused || !(row instanceof HTMLElement) || !list?.contains(row)) return undefined;
  return { row: Number(row.dataset['index']), element: elementsOf(row).indexOf(focused) };
}

function focusAt(list: HTMLElement | null, { row, element }: Place): boolean {
  const found = list?.querySelector(`[data-index="${row}"]`);
  const target = found && elementsOf(found)[element];
  if (!(target instanceof HTMLElement)) return false;
  target.focus({ preventScroll: true });
  return true;
}

function elementsOf(row: Element): Element[] {
  return [row, ...row.querySelectorAll('*')];
}
