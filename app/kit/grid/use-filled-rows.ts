import { useLayoutEffect, useRef, useState } from 'react';

/** About a third of the rows of a tall window: drawing all of one in a single task would hold a jump of the scroll bar up. */
const AT_ONCE = 10;

/**
 * Draws the cells of rows that come into sight together in several turns, from the middle of the window outwards. Rows of an
 * ordinary scroll are few enough for one.
 * @param indexes rows in the document, in their order
 * @returns whether a row has its cells
 */
export function useFilledRows(indexes: readonly number[]): (index: number) => boolean {
  const filled = useRef<ReadonlySet<number>>(new Set());
  const [, setTurn] = useState(0);
  const waiting = indexes.filter((index) => !filled.current.has(index));
  // A grid that opens shows all it has.
  const now = new Set(filled.current.size === 0 ? waiting : nearest(waiting, indexes).slice(0, AT_ONCE));
  useLayoutEffect(() => {
    filled.current = new Set(indexes.filter((index) => filled.current.has(index) || now.has(index)));
    if (now.size === waiting.length) return;
    // A task of its own: an animation frame asked for in a scroll event belongs to the same one.
    const turn = setTimeout(() => setTurn((turns) => turns + 1));
    return () => clearTimeout(turn);
  });
  return (index) => now.has(index) || filled.current.has(index);
}

function nearest(waiting: readonly number[], indexes: readonly number[]): number[] {
  const middle = indexes[indexes.length >> 1] ?? 0;
  return waiting.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
}
