import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { byNeed, isIn, type Slice } from './tiles-in-view.ts';

/** Tiles that are drawn anew in one frame: more of them would hold a slow device up. */
const AT_ONCE = 4;

const NONE: ReadonlySet<number> = new Set();

/**
 * Which places of a slice are filled: some more with each frame, those in view first. A jump across the list shows its
 * places at once and their tiles after it, so that no frame waits for all of them.
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
      setFilled((known) => withMore(known, wanted.current.slice, wanted.current.isKnown));
      frame = requestAnimationFrame(fill);
    };
    let frame = requestAnimationFrame(fill);
    return () => cancelAnimationFrame(frame);
  }, [isBehind]);
  return filled;
}

/** What is filled of the slice, and the next places of it. */
function withMore(filled: ReadonlySet<number>, slice: Slice, isKnown: (index: number) => boolean): ReadonlySet<number> {
  const kept = [...filled].filter((index) => isIn(slice, index));
  const more = byNeed(slice).filter((index) => isKnown(index) && !filled.has(index));
  return new Set([...kept, ...more.slice(0, AT_ONCE)]);
}
