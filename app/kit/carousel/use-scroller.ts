import { type RefObject, useEffect, useState } from 'react';

interface Scroller {
  /** Whether there is more before and after the visible part. */
  before: boolean;
  after: boolean;
  /** Scrolls by one page: 1 forwards, -1 back. */
  turn: (direction: 1 | -1) => void;
}

/** A strip that scrolls sideways, in either text direction. */
export function useScroller(ref: RefObject<HTMLElement | null>): Scroller {
  const [ends, setEnds] = useState({ before: false, after: false });

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const look = () => {
      const { before, after } = endsOf(strip);
      setEnds((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    const sizes = new ResizeObserver(look);
    // The observer reports a newly observed element after the next layout, where measuring is free.
    const watch = () => {
      sizes.disconnect();
      for (const element of [strip, strip.lastElementChild]) if (element) sizes.observe(element);
    };
    watch();
    const items = new MutationObserver(watch);
    items.observe(strip, { childList: true });
    strip.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      items.disconnect();
      strip.removeEventListener('scroll', look);
    };
  }, [ref]);

  const turn = (direction: 1 | -1) => {
    const strip = ref.current;
    if (!strip) return;
    const sense = getComputedStyle(strip).direction === 'rtl' ? -1 : 1;
    strip.scrollBy({ left: direction * sense * strip.clientWidth * 0.9, behavior: scrollBehavior() });
  };

  return { ...ends, turn };
}

/** Pixels hidden on either side; in right-to-left text `scrollLeft` counts down from 0. */
function endsOf(strip: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>) {
  const gone = Math.abs(strip.scrollLeft);
  return { before: gone > 2, after: gone + strip.clientWidth < strip.scrollWidth - 2 };
}

/** Smooth, except for users who prefer reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
