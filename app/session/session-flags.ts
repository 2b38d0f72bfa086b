import type { SafeStorage } from '../storage/storage.ts';

const RAISED = '1';

/** The platform reports that this is the account's first log-in. */
export const FIRST_LOGIN = 'first-login';

/** The platform has said that the session owes nothing, so that the tab's next page need not wait to learn that again. */
export const SETTLED = 'settled';

/**
 * Keeps what a person has seen or decided in this session, with a copy in session storage for the tab's next page. If the storage is
 * forbidden, the page keeps it, and a new page asks again.
 */
export interface SessionFlags {
  has(name: string): boolean;
  raise(name: string): void;
  /** Names of the flags that are raised. */
  raised(): string[];
}

/** @returns also what forgets all of them, once the storage is cleared */
export function createSessionFlags(storage: SafeStorage | undefined): SessionFlags & { forget(): void } {
  const flags = new Set<string>();
  const isStored = (name: string) => storage?.getItem(name) === RAISED;
  return {
    has: (name) => flags.has(name) || isStored(name),
    raise(name) {
      flags.add(name);
      storage?.setItem(name, RAISED);
    },
    raised: () => [...new Set([...flags, ...(storage?.keys().filter(isStored) ?? [])])],
    forget: () => flags.clear(),
  };
}
