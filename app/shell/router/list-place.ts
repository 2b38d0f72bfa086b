import { requiredContext } from '#app/context/required-context.ts';

/** Where a list was left. */
export interface ListPlace {
  /** Of the entry of the history, and of the list: the way back leads to the one, a link to the other. */
  key: string;
  address: string;
  /** CSS pixels from the top of the page. */
  y: number;
}

/** Holds where the last list was left for as long as the page lives, so a log-in on the way to a game loses nothing. */
export interface LastPlace {
  current: ListPlace | null;
}

export const [LastPlaceProvider, useLastPlace] = requiredContext<LastPlace>('LastPlace');
