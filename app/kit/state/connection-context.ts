import { createContext, use, useState, useSyncExternalStore } from 'react';

/** Words that replace a message about a lost connection. */
interface ConnectionWords {
  /** The message of every call that a lost connection has ended. */
  failed: string;
  /** Why nothing can be loaded, while the page says more elsewhere. */
  out: string;
  /** Said in place of `failed` once the connection is back. */
  back: string;
}

interface Connection {
  state: 'reached' | 'offline' | 'down';
  failures?: ConnectionWords | undefined;
}

interface ConnectionStore {
  getState(): Connection;
  subscribe(listener: () => void): () => void;
}

/** Null where nothing watches the connection. */
export const ConnectionContext = createContext<ConnectionStore | null>(null);

const NEVER = () => () => undefined;

/**
 * Says how a message shows: as it is; `out` if it is about the connection and the page says so better elsewhere; or `back` once that
 * has returned, when the message is no longer true.
 */
export function useConnectionText(text: string | undefined) {
  const store = use(ConnectionContext);
  const read = () => store?.getState();
  const connection = useSyncExternalStore(store?.subscribe ?? NEVER, read, read);
  const [lostWith, setLostWith] = useState<string>();
  const words = connection?.failures;
  const isOut = connection !== undefined && connection.state !== 'reached';
  const isAbout = text !== undefined && text === words?.failed;
  const next = isAbout ? (isOut ? text : lostWith) : undefined;
  if (next !== lostWith) setLostWith(next);
  if (!isAbout) return { kind: 'own', text } as const;
  if (isOut) return { kind: 'out', text: words.out } as const;
  return next === undefined ? ({ kind: 'own', text } as const) : ({ kind: 'back', text: words.back } as const);
}
