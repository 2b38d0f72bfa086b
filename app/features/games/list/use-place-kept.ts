import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useLocation } from '#app/shell/router/router.ts';

interface Place {
  /** Of the entry of the history, and of the list: the way back leads to the one, a link to the other. */
  key: string;
  address: string;
  /** CSS pixels from the top of the page. */
  y: number;
}

const PLACE = ['place-in-list'];

/** Frames that a page has to become as long as it was. */
const PATIENCE = 30;

/** Frames that it has to stay there: by then every rule has been followed. */
const STANDING = 3;

/**
 * Whoever comes back to a list finds it where it was left, by the way back or by a game's own link to it; every other
 * way leads to its top, as to the top of any page.
 * @param ready the list has something to show
 */
export function usePlaceKept(ready: boolean): void {
  const queries = useQueryClient();
  const { key, pathname, search, state } = useLocation();
  const address = `${pathname}${search}`;

  // Both end at once where the page is hidden behind one that is still being loaded, and begin again when it is back.
  useLayoutEffect(() => {
    const place = queries.getQueryData<Place>(PLACE);
    if (!ready || !place) return;
    const isBack = place.key === key || (place.address === address && isReturn(state));
    return isBack ? comeTo(place.y) : undefined;
  }, [queries, ready, key, address, state]);

  useLayoutEffect(() => {
    if (!ready) return;
    const keep = () => queries.setQueryData<Place>(PLACE, { key, address, y: scrollY });
    addEventListener('scrollend', keep);
    // A way out may be taken before the page has told that it stands still.
    addEventListener('click', keep, { capture: true });
    return () => {
      removeEventListener('scrollend', keep);
      removeEventListener('click', keep, { capture: true });
    };
  }, [queries, ready, key, address]);
}

/** The site's own rule brings a new page to its top, before or after this begins. Answers how to give it up. */
function comeTo(y: number): () => void {
  let left = PATIENCE;
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
