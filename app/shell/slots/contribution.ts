import type { EntryKey } from '#app/language/translate.ts';

/** Who sees a contribution; `everyone` when it is left out. */
export type Audience = 'everyone' | 'guest' | 'logged-in' | 'agent';

/** A text of the contributing feature's own words. */
export type WordKey = EntryKey;

export interface Placed {
  /** Smaller stands first. */
  order: number;
}
