import { type RefObject, useEffect, useRef, useState } from 'react';
import { SPACING } from './spacing.ts';
import { scrollBehavior } from './use-scroller.ts';

/** Duration of a change of slides in milliseconds, as specified. */
const SPEED = 1000;

/** Milliseconds that a slide stays, as specified. */
const STAY = 5000;

interface Slides {
  ref: RefObject<HTMLDivElement | null>;
  shown: number;
  /** Scrolls to a slide: forwards if requested, otherwise in the slide's direction. */
  show: (index: number, onwards?: boolean) => void;
  /** Whether the slides advance by themselves; always false for users who prefer reduced motion. */
  playing: boolean;
  setPlaying: (playing: boolean) => void;
  /** A pointer or the focus is on the slides: they pause. */
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
    // A step forwards from the last slide leads to the first, which enters from the side of a next one.
    const side = Math.sign(apart) * (index > shown === onwards ? 1 : -1);
    glide(from, to, apart, side * stepOf(strip));
  };

  useEffect(() => {
    const strip = ref.current;
    const look = () => strip && setShown(Math.round(Math.abs(strip.scrollLeft) / stepOf(strip)));
    strip?.addEventListener('scroll', look, { passive: true });
    return () => strip?.removeEventListener('scroll', look);
  }, []);

  // The strip itself is the Tab stop from which keys scroll it, if no slide has a link.
  useEffect(() => {
    const strip = ref.current;
    if (strip?.querySelector('a, button')) strip.removeAttribute('tabindex');
    else strip?.setAttribute('tabindex', '0');
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` reads nothing that changes.
  useEffect(() => {
    if (!playing || held || count < 2 || scrollBehavior() === 'instant') return;
    const timer = setTimeout(() => !document.hidden && show((shown + 1) % count, true), STAY);
    return () => clearTimeout(timer);
  }, [playing, held, count, shown]);

  return { ref, shown, show, playing, setPlaying, setHeld };
}

/** Distance from one slide to the next. */
function stepOf(strip: Element): number {
  return strip.clientWidth + SPACING;
}

/**
 * Animates one slide out and another in, while the strip is already at the new one: the browser scrolls and snaps the strip,
 * and the duration of its own smooth scrolling is unknown.
 * @param apart CSS pixels from the old slide's position to the new one's
 * @param step where the new slide comes from, as an offset from its position of one slide
 */
function glide(from: Element, to: Element, apart: number, step: number): void {
  move(from, apart, apart - step);
  move(to, step, 0);
}

// The content of the slide moves, not the slide: the strip snaps to the slides' positions.
function move({ firstElementChild: content }: Element, ...places: number[]): void {
  const transform = places.map((shift) => `translateX(${shift}px)`);
  content?.animate({ transform }, { duration: SPEED, easing: 'ease-in-out' });
}
