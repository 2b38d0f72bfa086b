/** Milliseconds between the requests of two rows, as the specification says. */
const SPACING = 300;

/** Has something happen when its turn has come; answers how to give the turn up. */
export type TakeTurn = (go: () => void) => () => void;

/** Turns in the order in which they are taken: the first at once, each further one a little after the one before. */
export function createTurns(): TakeTurn {
  let free = 0;
  return (go) => {
    const now = performance.now();
    const at = Math.max(now, free);
    free = at + SPACING;
    const timer = setTimeout(go, at - now);
    return () => clearTimeout(timer);
  };
}
