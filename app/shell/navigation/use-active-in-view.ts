import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from '../router/router.ts';

/**
 * Centres the current page's entry in a horizontal strip; the page itself does not scroll.
 * @param count number of entries, if it changes while the page stays
 */
export function useActiveInView<Strip extends HTMLElement = HTMLUListElement>(count?: number): RefObject<Strip | null> {
  const ref = useRef<Strip>(null);
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has another entry, and new entries move it.
  useEffect(() => {
    // With the next frame, whose layout is needed anyway.
    const frame = requestAnimationFrame(() => ref.current && centreActive(ref.current));
    return () => cancelAnimationFrame(frame);
  }, [pathname, search, count]);
  return ref;
}

function centreActive(strip: HTMLElement): void {
  const active = strip.querySelector('[aria-current="page"]');
  if (!active || strip.scrollWidth <= strip.clientWidth) return;
  strip.scrollBy({ left: middleOf(active) - middleOf(strip), behavior: 'instant' });
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
