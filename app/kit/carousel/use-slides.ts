import { type RefObject, useEffect, useRef, useState } from 'react';
import { glide, stepOf } from './glide.ts';
import { scrollBehavior } from './use-scroller.ts';

/** Milliseconds that a slide stays, as the specification says. */
const STAY = 5000;

interface Slides {
  ref: RefObject<HTMLUListElement | null>;
  shown: number;
  /** Brings a slide into sight: onwards where it says so, else the way that the slide lies. */
  show: (index: number, onwards?: boolean) => void;
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

  const show = (index: number, onwards = index > shown) => {
    const [from, to] = [slideOf(ref.current, shown), slideOf(ref.current, index)];
    if (!from || !to || from === to) return;
    ref.current?.scrollTo({ left: to.offsetLeft - ref.current.offsetLeft, behavior: 'instant' });
    if (scrollBehavior() === 'smooth') glide(from, to, onwards ? 1 : -1);
  };

  useEffect(() => {
    const strip = ref.current;
    const look = () => {
      const first = slideOf(strip, 0);
      if (strip && first) setShown(Math.round(Math.abs(strip.scrollLeft) / Math.max(1, stepOf(first))));
    };
    strip?.addEventListener('scroll', look, { passive: true });
    return () => strip?.removeEventListener('scroll', look);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` reads nothing that changes.
  useEffect(() => {
    if (!playing || held || count < 2 || scrollBehavior() === 'instant') return;
    const timer = setTimeout(() => !document.hidden && show((shown + 1) % count, true), STAY);
    return () => clearTimeout(timer);
  }, [playing, held, count, shown]);

  return { ref, shown, show, playing, setPlaying, setHeld };
}

function slideOf(strip: HTMLElement | null, index: number): HTMLElement | undefined {
  const slide = strip?.children[index];
  return slide instanceof HTMLElement ? slide : undefined;
}
