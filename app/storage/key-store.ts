/** One key that never leaves this browser. */
export interface KeyStore {
  read(): Promise<CryptoKey | undefined>;
  write(key: CryptoKey): Promise<void>;
  clear(): Promise<void>;
}

const STORE = 'keys';

/**
 * Keeps a key in IndexedDB, which can store keys that cannot be exported.
 * @param database one for each use
 */
export function indexedKeyStore(database: string, name: string): KeyStore {
  const inKeys = (mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest) =>
    inStore(database, mode, work);
  return {
    async read() {
      const found: unknown = await inKeys('readonly', (store) => store.get(name));
      return found instanceof CryptoKey ? found : undefined;
    },
    write: async (key) => void (await inKeys('readwrite', (store) => store.put(key, name))),
    clear: async () => void (await inKeys('readwrite', (store) => store.delete(name))),
  };
}

async function inStore(
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await resultOf(opening);
  try {
    return await resultOf(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
