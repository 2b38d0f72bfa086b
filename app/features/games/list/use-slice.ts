import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Slice, sliceInView } from './slice-in-view.ts';

/** Most tiles in the document at a time. */
const LIMIT = 200;
/** Tiles drawn before anything is measured. */
const FIRST = 48;

/** The part of a list that is worth drawing, kept up as the page scrolls. */
export function useSlice(): { ref: RefObject<HTMLUListElement | null>; slice: Slice } {
  const ref = useRef<HTMLUListElement>(null);
  const [slice, setSlice] = useState<Slice>({ start: 0, end: FIRST });

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const { top, height } = list.getBoundingClientRect();
      const next = sliceInView({ top, height, view: innerHeight, count: list.childElementCount }, LIMIT);
      setSlice((known) => (known.start === next.start && known.end === next.end ? known : next));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(list);
    addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      removeEventListener('scroll', lookSoon);
    };
  }, []);

  return { ref, slice };
}
