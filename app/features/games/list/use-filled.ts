import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { byNeed, isIn, type Slice } from './tiles-in-view.ts';

const NONE: ReadonlySet<number> = new Set();

/** With more of them, the pictures that come at once hold a desktop's frame up: `npm run bench:scroll` shows it. */
const TILES_A_FRAME = 2;

/**
 * Which places of a slice are filled: some more with each frame, those in view first. A jump across
 * the list shows its places at once and their tiles after it, so that no frame waits for all of them.
 * @param isKnown there is something to fill the place with
 */
export function useFilled(slice: Slice, isKnown: (index: number) => boolean): ReadonlySet<number> {
  const [filled, setFilled] = useState(NONE);
  const wanted = useRef({ slice, isKnown });
  useLayoutEffect(() => {
    wanted.current = { slice, isKnown };
  });
  const isBehind = byNeed(slice).some((index) => isKnown(index) && !filled.has(index));
  useEffect(() => {
    if (!isBehind) return;
    const fill = () => {
      setFilled((known) => withMore(known, wanted.current));
      frame = requestAnimationFrame(fill);
    };
    let frame = requestAnimationFrame(fill);
    return () => cancelAnimationFrame(frame);
  }, [isBehind]);
  return filled;
}

interface Wanted {
  slice: Slice;
  isKnown: (index: number) => boolean;
}

/** What is filled of the slice, and the next tiles of it. */
function withMore(filled: ReadonlySet<number>, { slice, isKnown }: Wanted): ReadonlySet<number> {
  const kept = [...filled].filter((index) => isIn(slice, index));
  const more = byNeed(slice).filter((index) => isKnown(index) && !filled.has(index));
  return new Set([...kept, ...more.slice(0, TILES_A_FRAME)]);
}
