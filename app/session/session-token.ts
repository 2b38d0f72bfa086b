const TOKEN_KEY = 'token';

/** The session's token, kept in session storage only, as the specification says. */
export interface SessionToken {
  read(): string | null;
  write(token: string): void;
  /** Clears the whole session storage but what belongs to the merchant. */
  clear(): void;
}

export function createSessionToken(storage: Storage | undefined): SessionToken {
  return {
    read: () => storage?.getItem(TOKEN_KEY) ?? null,
    write: (token) => storage?.setItem(TOKEN_KEY, token),
    clear() {
      for (const key of Object.keys(storage ?? {})) if (!key.startsWith('merchant')) storage?.removeItem(key);
    },
  };
}
