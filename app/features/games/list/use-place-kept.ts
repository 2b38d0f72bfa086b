import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from '../../../shell/router/router.ts';

interface Place {
  /** Of the entry of the history, and of the list: the way back leads to the one, a link to the other. */
  key: string;
  address: string;
  /** CSS pixels from the top of the page. */
  y: number;
}

const PLACE = ['place-in-list'];

/**
 * Whoever comes back to a list finds it where it was left, by the way back or by a game's own link to it; every other
 * way leads to its top, as to the top of any page.
 * @param ready the list is as long as it will be
 */
export function usePlaceKept(ready: boolean): void {
  const queries = useQueryClient();
  const { key, pathname, search, state } = useLocation();
  const address = `${pathname}${search}`;

  useLayoutEffect(() => {
    return () => {
      queries.setQueryData<Place>(PLACE, { key, address, y: scrollY });
    };
  }, [queries, key, address]);

  useEffect(() => {
    const place = queries.getQueryData<Place>(PLACE);
    if (!ready || !place) return;
    const isBack = place.key === key || (place.address === address && isReturn(state));
    if (!isBack) return;
    // After the site's own rule has brought the new page to its top.
    const frame = requestAnimationFrame(() => scrollTo(0, place.y));
    return () => cancelAnimationFrame(frame);
  }, [queries, ready, key, address, state]);
}

function isReturn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returned' in state && state.returned === true;
}
