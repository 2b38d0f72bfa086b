import type { EntryKey } from '#app/language/translate.ts';

/** Who sees a contribution; `everyone` by default. */
export type Audience = 'everyone' | 'guest' | 'logged-in' | 'agent';

/** A key in the contributing feature's words. */
export type WordKey = EntryKey;

export interface Placed {
  /** Ascending. */
  order: number;
}
