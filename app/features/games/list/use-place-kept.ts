import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from '../../../shell/router/router.ts';

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

/**
 * Whoever comes back to a list finds it where it was left, by the way back or by a game's own link to it; every other
 * way leads to its top, as to the top of any page.
 * @param ready the list has something to show
 */
export function usePlaceKept(ready: boolean): void {
  const queries = useQueryClient();
  const { key, pathname, search, state } = useLocation();
  const address = `${pathname}${search}`;

  useEffect(() => {
    const place = queries.getQueryData<Place>(PLACE);
    if (!ready || !place) return;
    const isBack = place.key === key || (place.address === address && isReturn(state));
    return isBack ? comeTo(place.y) : undefined;
  }, [queries, ready, key, address, state]);

  useEffect(() => {
    if (!ready) return;
    // While the page is being left its height is already another's.
    const keep = () => queries.setQueryData<Place>(PLACE, { key, address, y: scrollY });
    addEventListener('scrollend', keep);
    return () => removeEventListener('scrollend', keep);
  }, [queries, ready, key, address]);
}

/** Begins after the site's own rule has brought the new page to its top. Answers how to give it up. */
function comeTo(y: number): () => void {
  let left = PATIENCE;
  const move = () => {
    scrollTo(0, y);
    left -= 1;
    if (scrollY < Math.floor(y) && left > 0) frame = requestAnimationFrame(move);
  };
  let frame = requestAnimationFrame(move);
  return () => cancelAnimationFrame(frame);
}

function isReturn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returned' in state && state.returned === true;
}
