import { type RefCallback, useCallback, useState } from 'react';

/** Visible share at which an element's picture is loaded, by the specification. */
const THRESHOLD = 0.1;

/** Whether an element has been visible; once seen, it stays seen. */
export function useSeen<Kind extends Element>(): { ref: RefCallback<Kind>; seen: boolean } {
  const [seen, setSeen] = useState(false);
  const ref = useCallback((element: Kind | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { threshold: THRESHOLD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, seen };
}
