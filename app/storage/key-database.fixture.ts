import { vi } from 'vitest';

/** For tests: jsdom has no IndexedDB. Keeps keys in memory, in as much of it as a key store uses. Ends with `vi.unstubAllGlobals()`. */
export function standInForKeyDatabase(): void {
  const databases = new Map<string, Map<unknown, unknown>>();
  vi.stubGlobal('indexedDB', {
    open(name: string) {
      const kept = databases.get(name) ?? new Map<unknown, unknown>();
      databases.set(name, kept);
      return requestFor(databaseOf(kept));
    },
  });
}

function databaseOf(kept: Map<unknown, unknown>) {
  const store = {
    get: (name: unknown) => requestFor(kept.get(name)),
    put: (key: unknown, name: unknown) => requestFor(void kept.set(name, key)),
    delete: (name: unknown) => requestFor(void kept.delete(name)),
  };
  return { transaction: () => ({ objectStore: () => store }), close: () => undefined };
}

/** Succeeds after its caller has added a listener. */
function requestFor<Result>(result: Result) {
  const request: { result: Result; onsuccess?: () => void } = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}
