/** Who sees a contribution; `everyone` when it is left out. */
export type Audience = 'everyone' | 'guest' | 'logged-in' | 'agent';

/** A word: the key inside the contributing feature's namespace. It must stand in the group `entry`. */
export type WordKey = `entry.${string}`;

export interface Placed {
  /** Smaller stands first. */
  order: number;
}
