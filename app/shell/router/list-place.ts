import { requiredContext } from '#app/context/required-context.ts';

/** Scroll position of a list. */
export interface ListPlace {
  /** History entry and address of the list: going back restores the one, a link the other. */
  key: string;
  address: string;
  /** CSS pixels from the top of the page. */
  y: number;
}

/** The last list's position. It lasts as long as the page, so that a log-in on the way to a game keeps it. */
export interface LastPlace {
  current: ListPlace | null;
}

/** The last list's position. @throws outside a `LastPlaceProvider`. */
export const [LastPlaceProvider, useLastPlace] = requiredContext<LastPlace>('LastPlace');
