import { type RefObject, useEffect, useRef, useState } from 'react';
import { scrollBehavior } from './use-scroller.ts';

/** Milliseconds that a slide stays, as the specification says. */
const STAY = 5000;

interface Slides {
  ref: RefObject<HTMLUListElement | null>;
  shown: number;
  show: (index: number) => void;
  /** Whether the slides move by themselves; always false for whoever asked for less motion. */
  playing: boolean;
  setPlaying: (playing: boolean) => void;
  /** A pointer or the focus is on the slides: they stay where they are. */
  setHeld: (held: boolean) => void;
}

/** State of slides in a strip that the browser itself scrolls and snaps. */
export function useSlides(count: number): Slides {
  const ref = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);

  const show = (index: number) => {
    const strip = ref.current;
    const slide = strip?.children[index];
    if (strip && slide instanceof HTMLElement)
      strip.scrollTo({ left: slide.offsetLeft - strip.offsetLeft, behavior: scrollBehavior() });
  };

  useEffect(() => {
    const strip = ref.current;
    const look = () => strip && setShown(Math.round(Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth)));
    strip?.addEventListener('scroll', look, { passive: true });
    return () => strip?.removeEventListener('scroll', look);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` reads nothing that changes.
  useEffect(() => {
    if (!playing || held || count < 2 || scrollBehavior() === 'instant') return;
    const timer = setTimeout(() => !document.hidden && show((shown + 1) % count), STAY);
    return () => clearTimeout(timer);
  }, [playing, held, count, shown]);

  return { ref, shown, show, playing, setPlaying, setHeld };
}
