import { useLayoutEffect } from 'react';
import { useLastPlace } from '#app/shell/router/list-place.ts';
import { useLocation } from '#app/shell/router/router.ts';

/** Frames that a page has to become as long as it was. */
const MAX_FRAMES = 30;

/** Frames that it has to stay there: by then every rule has been followed. */
const STANDING = 3;

/**
 * Brings a list back to where it was left, after the way back or a game's own link to it. Every other way leads to its
 * top, as on any page.
 * @param ready the list has something to show
 */
export function usePlaceKept(ready: boolean): void {
  const place = useLastPlace();
  const { key, pathname, search, state } = useLocation();
  const address = `${pathname}${search}`;

  // Both end at once where the page is hidden behind one that is still being loaded, and begin again when it is back.
  useLayoutEffect(() => {
    const last = place.current;
    if (!ready || !last) return;
    const isBack = last.key === key || (last.address === address && isReturn(state));
    return isBack ? comeTo(last.y) : undefined;
  }, [place, ready, key, address, state]);

  useLayoutEffect(() => {
    if (!ready) return;
    const keep = () => {
      place.current = { key, address, y: scrollY };
    };
    addEventListener('scrollend', keep);
    // A way out may be taken before the page has told that it stands still.
    addEventListener('click', keep, { capture: true });
    return () => {
      removeEventListener('scrollend', keep);
      removeEventListener('click', keep, { capture: true });
    };
  }, [place, ready, key, address]);
}

/** The site's own rule brings a new page to its top, before or after this begins. Answers how to give it up. */
function comeTo(y: number): () => void {
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
