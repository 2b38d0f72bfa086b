import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** Half a window ahead, so that content is filled by the time it is visible. */
const AHEAD = '50% 0px';

export interface Near {
  ref: RefCallback<HTMLElement>;
  near: boolean;
}

/** Whether an element has come near the window; once true, it stays true. */
export function useNear(): Near {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        startTransition(() => setNear(true));
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, near };
}
