import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { partsOf } from './parts-of.ts';
import { usePageOffset } from './use-page-offset.ts';

const OVERSCAN = 8;
/** Height of a row until the first ones have been measured. */
const USUAL_HEIGHT = 56;

interface ManyKeys {
  count: number;
  /** The same function as long as the rows are the same. */
  keyAt: (index: number) => string;
  /** The row with the focus at the beginning. */
  held: number | undefined;
}

/**
 * The rows of a long list that are in sight, while the list scrolls with the page. Rows may differ in height.
 * @param body the element around the rows, each of which has its `data-index`
 */
export function useWindowRows(body: RefObject<HTMLElement | null>, { count, keyAt, held }: ManyKeys) {
  const offset = usePageOffset(body);
  const { rangeExtractor, handlers } = useHeldRow(held);
  const [usual, setUsual] = useState<number>();
  useLayoutEffect(() => {
    if (usual === undefined) setUsual(meanHeight(body.current));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another function, rows that have not been measured get the usual height.
  const getItemKey = useCallback((index: number) => keyAt(index), [keyAt, usual]);
  const rows = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => usual ?? USUAL_HEIGHT,
    getItemKey,
    overscan: OVERSCAN,
    scrollMargin: offset,
    rangeExtractor,
  });
  const whole = { start: offset, end: offset + rows.getTotalSize(), count };
  return { parts: partsOf(rows.getVirtualItems(), whole), measure: rows.measureElement, handlers };
}

function meanHeight(body: HTMLElement | null): number | undefined {
  const heights = [...(body?.querySelectorAll<HTMLElement>('[data-index]') ?? [])].map((row) => row.offsetHeight);
  const sum = heights.reduce((all, height) => all + height, 0);
  return sum > 0 ? sum / heights.length : undefined;
}

/** Keeps the row with the focus in the document wherever it is, and its neighbours, which Tab leads to. @param first the row that has it already */
function useHeldRow(first?: number) {
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
