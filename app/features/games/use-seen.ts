import { type RefCallback, useCallback, useState } from 'react';

/** Share of an element that is in sight when its picture is worth loading, as the specification says. */
const THRESHOLD = 0.1;

/** Whether an element has come into sight; once it has, it stays so. */
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
