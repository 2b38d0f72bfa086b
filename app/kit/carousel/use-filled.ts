import { type RefObject, startTransition, useEffect, useState } from 'react';
import { LAZY_THRESHOLD } from '../near/use-near.ts';

/** Positions that are filled before the first measurement. */
const AT_FIRST = 4;

/** Distance ahead of the visible part: a position or two at rest, the whole next page once the user may scroll. */
const AHEAD = { rest: '0px 20%', use: '0px 100%' };

/**
 * Counts the positions of a strip, from its start, that have their content: the visible ones and, under a pointer or touch, the next
 * page. A focused strip is filled to its end, so that the keyboard reaches everything in it.
 */
export function useFilled(strip: RefObject<HTMLUListElement | null>, count: number): number {
  const [filled, setFilled] = useState(AT_FIRST);
  const [ahead, setAhead] = useState(AHEAD.rest);
  const done = filled >= count;

  useEffect(() => {
    const list = strip.current;
    if (!list || done) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const places = [...list.children];
        const near = entries.filter(({ isIntersecting }) => isIntersecting);
        const reached = Math.max(0, ...near.map(({ target }) => places.indexOf(target) + 1));
        startTransition(() => setFilled((known) => Math.max(known, reached)));
      },
      { root: list, rootMargin: ahead, threshold: LAZY_THRESHOLD },
    );
    // Existing positions alone can be observed; a new count needs new observations.
    for (const place of [...list.children].slice(0, count)) observer.observe(place);
    const gone = new AbortController();
    // The arrows are beside the strip.
    const row = list.parentElement;
    row?.addEventListener('pointerenter', () => setAhead(AHEAD.use), gone);
    row?.addEventListener('focusin', () => setFilled(count), gone);
    return () => {
      observer.disconnect();
      gone.abort();
    };
  }, [strip, count, done, ahead]);

  return filled;
}
