import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { byNeed, isIn, type Slice } from './tiles-in-view.ts';

const NONE: ReadonlySet<number> = new Set();

/** More in each frame would drop frames on a desktop while pictures decode: see `npm run bench:scroll`. */
const TILES_A_FRAME = 2;

/**
 * The cells of a slice that are filled: a few more with each frame, visible ones first. A jump across the list shows empty
 * cells immediately and fills them frame by frame.
 * @param isKnown true if the cell's content has loaded
 */
export function useFilled(slice: Slice, isKnown: (index: number) => boolean): ReadonlySet<number> {
  const [filled, setFilled] = useState(NONE);
  const latest = useRef({ slice, isKnown });
  useLayoutEffect(() => {
    latest.current = { slice, isKnown };
  });
  const isBehind = byNeed(slice).some((index) => isKnown(index) && !filled.has(index));
  useEffect(() => {
    if (!isBehind) return;
    const fill = () => {
      setFilled((previous) => withMore(previous, latest.current));
      frame = requestAnimationFrame(fill);
    };
    let frame = requestAnimationFrame(fill);
    return () => cancelAnimationFrame(frame);
  }, [isBehind]);
  return filled;
}

interface FillRequest {
  slice: Slice;
  isKnown: (index: number) => boolean;
}

/** The filled cells of the slice, plus the next ones. */
function withMore(filled: ReadonlySet<number>, { slice, isKnown }: FillRequest): ReadonlySet<number> {
  const kept = [...filled].filter((index) => isIn(slice, index));
  const more = byNeed(slice).filter((index) => isKnown(index) && !filled.has(index));
  return new Set([...kept, ...more.slice(0, TILES_A_FRAME)]);
}
