import { useLayoutEffect } from 'react';
import { useLastPlace } from '#app/shell/router/list-place.ts';
import { useLocation } from '#app/shell/router/router.ts';

/** Frames to wait until the page has its former length again. */
const MAX_FRAMES = 30;

/** Frames that the position must hold. No other scroll rule is pending after that. */
const STANDING = 3;

/**
 * Restores a list's scroll position after Back or a game's link to the list. Any other navigation starts at the top.
 * @param ready true if the list has content
 */
export function useScrollRestored(ready: boolean): void {
  const lastPosition = useLastPlace();
  const { key, pathname, search, state } = useLocation();
  const address = `${pathname}${search}`;

  // Both effects end when a loading page hides this one, and start again when it returns.
  useLayoutEffect(() => {
    const last = lastPosition.current;
    if (!ready || !last) return;
    const isBack = last.key === key || (last.address === address && isReturn(state));
    return isBack ? scrollToWhenReady(last.y) : undefined;
  }, [lastPosition, ready, key, address, state]);

  useLayoutEffect(() => {
    if (!ready) return;
    const keep = () => {
      lastPosition.current = { key, address, y: scrollY };
    };
    addEventListener('scrollend', keep);
    // A navigation may happen before the last scroll event.
    addEventListener('click', keep, { capture: true });
    return () => {
      removeEventListener('scrollend', keep);
      removeEventListener('click', keep, { capture: true });
    };
  }, [lastPosition, ready, key, address]);
}

/** Scrolls to a position against the site's own rule, which scrolls new pages to the top. @returns a function that cancels */
function scrollToWhenReady(y: number): () => void {
  let left = MAX_FRAMES;
  let stood = 0;
  const move = () => {
    stood = scrollY < Math.floor(y) ? 0 : stood + 1;
    if (stood === 0) scrollTo(0, y);
    left -= 1;
    if (stood < STANDING && left > 0) frame = requestAnimationFrame(move);
  };
  let frame = requestAnimationFrame(move);
  return () => cancelAnimationFrame(frame);
}

function isReturn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returned' in state && state.returned === true;
}
