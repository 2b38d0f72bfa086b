import { type RefCallback, startTransition, useCallback, useState } from 'react';
import { savesData } from '../data-saver/saves-data.ts';

/** The share of an element that counts as seen, from the specification. */
export const LAZY_THRESHOLD = 0.1;

/** Half a window ahead, so that content is filled by the time it is visible. */
const AHEAD: IntersectionObserverInit = { rootMargin: '50% 0px', threshold: LAZY_THRESHOLD };

/** Loads what a person looks at and no more, to save data. */
const HERE: IntersectionObserverInit = { threshold: LAZY_THRESHOLD };

export interface Near<Kind extends Element = HTMLElement> {
  ref: RefCallback<Kind>;
  near: boolean;
}

/**
 * Whether an element has come near the window; once true, it stays true.
 * @param when what counts as near; one shared object, since a new one starts over
 */
export function useNear<Kind extends Element = HTMLElement>(when = savesData() ? HERE : AHEAD): Near<Kind> {
  const [near, setNear] = useState(false);
  const ref = useCallback(
    (element: Kind | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        startTransition(() => setNear(true));
        observer.disconnect();
      }, when);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [when],
  );
  return { ref, near };
}
