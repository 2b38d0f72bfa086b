import { type Address, createPath, resolvePath, type To } from './address.ts';
import { isSitePath } from './is-site-path.ts';

/** A page in the history of a tab. */
export interface Place extends Address {
  /** What its navigation passed on; any script may have written it. */
  readonly state: unknown;
  /** Differs for each entry of the history. */
  readonly key: string;
}

/** How a page was reached: by Back, Forward or a load, by a new entry, or in place of one. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** Goes to addresses that contain the base path. */
export interface Navigator {
  createHref(to: To): string;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
}

export interface Arrival {
  readonly place: Place;
  readonly type: NavigationType;
}

export interface BrowserHistory extends Navigator {
  now(): Arrival;
  /** Calls back after every navigation. @returns what ends it */
  listen(listener: (arrival: Arrival) => void): () => void;
}

/** The history of this tab. Entries have the form that react-router gives them, which open pages and older releases wrote. */
export function createBrowserHistory(): BrowserHistory {
  const listeners = new Set<(arrival: Arrival) => void>();
  const arrive = (type: NavigationType) => {
    for (const listener of listeners) listener({ place: currentPlace(), type });
  };
  const pop = () => arrive('POP');
  return {
    createHref,
    now: () => ({ place: currentPlace(), type: 'POP' }),
    push(to, state) {
      const address = addressOf(to);
      try {
        history.pushState(entryOf(state), '', address);
      } catch (error) {
        // Safari refuses the hundredth entry within half a minute.
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        location.assign(address);
      }
      arrive('PUSH');
    },
    replace(to, state) {
      history.replaceState(entryOf(state), '', addressOf(to));
      arrive('REPLACE');
    },
    listen(listener) {
      if (listeners.size === 0) addEventListener('popstate', pop);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('popstate', pop);
      };
    },
  };
}

export function createHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

function currentPlace(): Place {
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' } = history.state ?? {};
  return { pathname, search, hash, state: usr, key };
}

function entryOf(state: unknown) {
  return { usr: state, key: Math.random().toString(36).slice(2, 10) };
}

/** @throws for an address of another site, such as `//other.example` */
function addressOf(to: To): string {
  const address = createPath(resolvePath(to, location.pathname));
  if (!isSitePath(address)) throw new Error(`${address} is not an address of this site.`);
  return address;
}
