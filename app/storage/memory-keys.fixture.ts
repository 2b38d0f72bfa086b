import type { KeyStore } from './key-store.ts';

/** Makes a key store in memory for a test, with the signature of the one in IndexedDB. */
export function memoryKeys(): (database: string, name: string) => KeyStore {
  const keys = new Map<string, CryptoKey>();
  return (database, name) => {
    const id = JSON.stringify([database, name]);
    return {
      read: async () => keys.get(id),
      write: async (key) => void keys.set(id, key),
      clear: async () => void keys.delete(id),
    };
  };
}
