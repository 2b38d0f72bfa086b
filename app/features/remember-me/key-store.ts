/** One key that never leaves this browser. */
export interface KeyStore {
  read(): Promise<CryptoKey | undefined>;
  write(key: CryptoKey): Promise<void>;
  clear(): Promise<void>;
}

const STORE = 'keys';
const NAME = 'log-in';

/** Keeps the key in IndexedDB, which can store keys that cannot be exported. */
export function indexedKeyStore(): KeyStore {
  return {
    async read() {
      const found: unknown = await inStore('readonly', (store) => store.get(NAME));
      return found instanceof CryptoKey ? found : undefined;
    },
    write: async (key) => void (await inStore('readwrite', (store) => store.put(key, NAME))),
    clear: async () => void (await inStore('readwrite', (store) => store.delete(NAME))),
  };
}

async function inStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const opening = indexedDB.open('remember-me', 1);
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
