import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { partsOf } from './parts-of.ts';
import { useHeldRow } from './use-held-row.ts';
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
