import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useState } from 'react';

/** Keeps the row with the focus in the document wherever it is, and its neighbours, which Tab leads to. @param first the row that has it already */
export function useHeldRow(first?: number) {
  const [held, setHeld] = useState(first);
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest('[data-index]');
    if (row instanceof HTMLElement) setHeld(Number(row.dataset['index']));
  };
  // The window that loses the focus gives it back to the same element.
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setHeld(undefined);
  };
  const rangeExtractor = useCallback(
    (range: Range) => {
      const around = held === undefined ? [] : [held - 1, held, held + 1];
      const kept = around.filter((index) => index >= 0 && index < range.count);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
    },
    [held],
  );
  return { rangeExtractor, handlers: { onFocus, onBlur } };
}
