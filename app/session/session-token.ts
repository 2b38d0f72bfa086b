import type { SafeStorage } from '../storage/storage.ts';
import { createSessionFlags, type SessionFlags } from './session-flags.ts';

/** Key of the token in session storage, as specified. */
export const TOKEN_KEY = 'token';

/**
 * The session's token, in session storage as specified. The page keeps to its own copy: the storage may refuse it, be
 * emptied by an answer's `Clear-Site-Data`, which is no log-out, or hold another account's, which logged in on a later page
 * of this tab before Back showed this one again.
 */
export interface SessionToken {
  read(): string | null;
  write(token: string): void;
  /** Flags of the session, which are lost with the token. */
  readonly flags: SessionFlags;
  /** Clears the session storage except the merchant's entries. */
  clear(): void;
}

export function createSessionToken(storage: SafeStorage | undefined): SessionToken {
  let current: string | null = null;
  const flags = createSessionFlags(storage);
  return {
    flags,
    read: () => {
      current ??= storage?.getItem(TOKEN_KEY) ?? null;
      return current;
    },
    write(token) {
      current = storage ? token : null;
      // A full storage would keep the token before this one.
      if (storage?.setItem(TOKEN_KEY, token) === false) storage.removeItem(TOKEN_KEY);
    },
    clear() {
      current = null;
      flags.forget();
      for (const key of storage?.keys() ?? []) if (!key.startsWith('merchant')) storage?.removeItem(key);
    },
  };
}
