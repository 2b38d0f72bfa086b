/** The platform's clock, which everything in the sandbox reads. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Milliseconds by which it is ahead of the machine's clock; negative behind it. */
  ahead(): number;
  /** Begins again at the instant at which it was started, if one was named. */
  restart(): void;
}

/** @param start epoch milliseconds at which it begins, to run on from there; without it, it is the machine's */
export function createClock(start?: number): Clock {
  const offset = () => (start === undefined ? 0 : start - Date.now());
  let ahead = offset();
  return {
    now: () => Date.now() + ahead,
    ahead: () => ahead,
    restart() {
      ahead = offset();
    },
  };
}

/** A clock that a test moves. */
export function clockThatTells(now: () => number): Clock {
  return { now, ahead: () => 0, restart: () => {} };
}
