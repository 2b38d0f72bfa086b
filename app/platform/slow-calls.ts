import { createStore, type StoreApi } from 'zustand/vanilla';

/** Connections that browsers open to one server by HTTP/1.1. */
const CONNECTIONS = 6;

/** Ends a call, or returns false if it cannot be repeated safely; also the call's name. */
type GiveUp = () => unknown;

/** The calls that keep the page waiting. */
export interface SlowCalls {
  /** Whether the platform is slow to answer. */
  readonly store: StoreApi<boolean>;
  /** Calls without an answer, the oldest first. */
  readonly waiting: Set<GiveUp>;
  /**
   * Adds a call that has waited too long. Gives the oldest up where they may hold every connection of the page: the site's
   * own files, and the page when it is opened again, need one.
   */
  add(giveUp: GiveUp): void;
  /** Removes a finished call. Only an answer shows that the platform is well again. */
  remove(giveUp: GiveUp, isAnswered: boolean): void;
}

export function createSlowCalls(): SlowCalls {
  const store = createStore(() => false);
  const waiting = new Set<GiveUp>();
  return {
    store,
    waiting,
    add(giveUp) {
      waiting.add(giveUp);
      store.setState(true);
      if (waiting.size >= CONNECTIONS && sharesConnections())
        [...waiting].some((end) => end() !== false && waiting.delete(end));
    },
    remove(giveUp, isAnswered) {
      waiting.delete(giveUp);
      if (isAnswered && waiting.size === 0) store.setState(false);
    },
  };
}

/** HTTP/2 sends all calls through one connection. */
const sharesConnections = () => JSON.stringify(performance.getEntriesByType('navigation')).includes('"http/1.1"');
