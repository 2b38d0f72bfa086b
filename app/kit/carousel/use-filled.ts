import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Places that are filled before anything has been measured. */
const AT_FIRST = 4;

/** How far ahead of what is in sight: a place or two at rest, and all that comes next once somebody may move on. */
const AHEAD = { rest: '0px 20%', use: '0px 100%' };

/**
 * How many places of a strip, from its start, hold what belongs there: those in sight and, under a pointer or a finger, those
 * that come next. A strip that has the focus is filled to its end, so that the keyboard finds everything in it.
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
      { root: list, rootMargin: ahead },
    );
    // Only places that are there can be observed; each count has its own.
    for (const place of [...list.children].slice(0, count)) observer.observe(place);
    const gone = new AbortController();
    // The arrows stand beside the strip.
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
