/** Milliseconds between the requests of two rows, by the specification. */
const SPACING = 300;

/** Queues an action, whose turn ends when it resolves. @returns a function that cancels */
export type TakeTurn = (go: () => void | Promise<void>) => () => void;

/**
 * A queue of turns. The first runs immediately, and each of the others a fixed time after the previous one has run, however
 * late that was.
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
