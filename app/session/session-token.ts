import type { SafeStorage } from '../storage/storage.ts';

const TOKEN_KEY = 'token';

/** The session's token, in session storage as specified; if that refuses it, in memory for as long as the page lasts. */
export interface SessionToken {
  read(): string | null;
  write(token: string): void;
  /** Clears the session storage except the merchant's entries. */
  clear(): void;
}

export function createSessionToken(storage: SafeStorage | undefined): SessionToken {
  let unstored: string | null = null;
  return {
    read: () => unstored ?? storage?.getItem(TOKEN_KEY) ?? null,
    write(token) {
      unstored = storage?.setItem(TOKEN_KEY, token) === false ? token : null;
    },
    clear() {
      unstored = null;
      for (const key of storage?.keys() ?? []) if (!key.startsWith('merchant')) storage?.removeItem(key);
    },
  };
}
