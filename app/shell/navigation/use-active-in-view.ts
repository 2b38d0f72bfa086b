import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from '../router/router.ts';

/**
 * Brings the entry of the page into the middle of a strip that scrolls sideways; the page itself stays where it is.
 * @param count of what stands in the strip, where that changes while the page stays
 */
export function useActiveInView<Strip extends HTMLElement = HTMLUListElement>(count?: number): RefObject<Strip | null> {
  const ref = useRef<Strip>(null);
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another entry, and others move it.
  useEffect(() => {
    const strip = ref.current;
    const active = strip?.querySelector('[aria-current="page"]');
    if (!strip || !active || strip.scrollWidth <= strip.clientWidth) return;
    strip.scrollBy({ left: middleOf(active) - middleOf(strip), behavior: 'instant' });
  }, [pathname, search, count]);
  return ref;
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
