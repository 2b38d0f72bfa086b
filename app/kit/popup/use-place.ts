import { type RefObject, useLayoutEffect } from 'react';

/** Positions a floating element: immediately, on every render, and whenever the page scrolls or resizes. */
export function usePlace(floating: RefObject<HTMLElement | null>, place: (floating: HTMLElement) => void): void {
  useLayoutEffect(() => {
    const again = () => floating.current && place(floating.current);
    again();
    const gone = new AbortController();
    const { signal } = gone;
    addEventListener('scroll', again, { capture: true, passive: true, signal });
    addEventListener('resize', again, { signal });
    globalThis.visualViewport?.addEventListener('resize', again, { signal });
    globalThis.visualViewport?.addEventListener('scroll', again, { signal });
    return () => gone.abort();
  });
}
