const TOKEN_KEY = 'token';

/** The session's token; the specification allows session storage only. */
export interface SessionToken {
  read(): string | null;
  write(token: string): void;
  /** Clears the session storage except the merchant's entries. */
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
