/** Milliseconds between the requests of two rows, as the specification says. */
const SPACING = 300;

/** Has something happen when its turn has come, which ends when it has happened; answers how to give the turn up. */
export type TakeTurn = (go: () => void | Promise<void>) => () => void;

/**
 * Turns in the order in which they are taken: the first at once, each further one a little after the one before has really
 * gone, however late a busy page was with that.
 */
export function createTurns(): TakeTurn {
  let before: Promise<unknown> = Promise.resolve();
  return (go) => {
    let isWanted = true;
    before = before.then(async () => {
      if (!isWanted) return;
      await go();
      await new Promise((resolve) => setTimeout(resolve, SPACING));
    });
    return () => {
      isWanted = false;
    };
  };
}
