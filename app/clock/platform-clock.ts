import { createStore } from 'zustand/vanilla';

const SECOND = 1000;

/**
 * The platform's clock on this page. The device's clock may be years off and may be set meanwhile, so the time is counted
 * from the page's own counter, and the platform's answers say what it was.
 */
export interface PlatformClock {
  /** Epoch milliseconds: the platform's, a little late at most; the device's until the platform has answered. */
  now(): number;
  /**
   * Takes the time from an answer of the platform, unless a better one is known.
   * @param time epoch milliseconds, which may lack the part of the second; not a number for an answer that tells no time
   * @param asked `performance.now()` when the call was made
   * @param isFresh whether no cache can have answered
   */
  hear(time: number, asked: number, isFresh: boolean): void;
  /** Calls back whenever the clock was set. @returns stops it */
  subscribe(onSet: () => void): () => void;
}

export function createPlatformClock(): PlatformClock {
  // Milliseconds that the platform's time is ahead of the counter, at least: an answer was on its way for a while. 0 at first.
  const { getState: ahead, setState: set, subscribe } = createStore(() => 0);
  return {
    subscribe,
    now: () => (ahead() ? Math.floor(performance.now() + ahead()) : Date.now()),
    hear(time, asked, isFresh) {
      const least = time - performance.now();
      // A later time is nearer to the truth; a counter that stood still while the device slept needs one too. An earlier
      // one may come from a cache, so only an answer that cannot is believed.
      if (least > ahead() || (isFresh && time + SECOND - asked < ahead())) set(least);
    },
  };
}
