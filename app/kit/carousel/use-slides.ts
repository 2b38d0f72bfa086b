import { type RefObject, useEffect, useRef, useState } from 'react';
import { glide } from './glide.ts';
import { SPACING } from './spacing.ts';
import { scrollBehavior } from './use-scroller.ts';

/** Milliseconds that a slide stays, as the specification says. */
const STAY = 5000;

interface Slides {
  ref: RefObject<HTMLDivElement | null>;
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
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);

  const show = (index: number, onwards = index > shown) => {
    const strip = ref.current;
    const [from, to] = [strip?.children[shown], strip?.children[index]];
    if (!strip || from === to || !(from instanceof HTMLElement && to instanceof HTMLElement)) return;
    const apart = to.offsetLeft - from.offsetLeft;
    strip.scrollTo({ left: to.offsetLeft - strip.offsetLeft, behavior: 'instant' });
    if (scrollBehavior() === 'instant') return;
    // Onwards from the last slide leads to the first one, which comes from where a next one would.
    const side = Math.sign(apart) * (index > shown === onwards ? 1 : -1);
    glide(from, to, apart, side * stepOf(strip));
  };

  useEffect(() => {
    const strip = ref.current;
    const look = () => strip && setShown(Math.round(Math.abs(strip.scrollLeft) / stepOf(strip)));
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

/** How far it is from one slide to the next. */
function stepOf(strip: Element): number {
  return strip.clientWidth + SPACING;
}
