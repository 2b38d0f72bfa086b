import { digest } from '#cli/build/digest.ts';
import type { StoreClient } from '#cli/release/store/store-client.ts';

/** Counts of the requests to a store. */
export interface AskedOfStore {
  requests: number;
  /** Objects that were uploaded, and the bytes of their bodies. */
  uploads: number;
  uploadedBytes: number;
  /** Bytes of the objects that were read. */
  readBytes: number;
  copies: number;
}

/** A store without a network, for as many objects as the memory takes. */
export function storeInMemory(): { client: StoreClient; taken: () => AskedOfStore } {
  // Objects are also grouped by brand, so that a list of one brand does not look at all others.
  const brands = new Map<string, Map<string, { bytes: Buffer; tag: string }>>();
  const brandOf = (key: string) => key.slice(0, key.indexOf('/') + 1);
  const objectsOf = (key: string) => {
    const found = brands.get(brandOf(key)) ?? new Map<string, { bytes: Buffer; tag: string }>();
    brands.set(brandOf(key), found);
    return found;
  };
  const nothing = (): AskedOfStore => ({ requests: 0, uploads: 0, uploadedBytes: 0, readBytes: 0, copies: 0 });
  let asked = nothing();
  const under = (prefix: string) => [...objectsOf(prefix)].filter(([key]) => key.startsWith(prefix));
  const client: StoreClient = {
    async list(prefix) {
      asked.requests += 1;
      return under(prefix).map(([key, { bytes }]) => ({ key, size: bytes.length, time: '' }));
    },
    folders: async () => [...brands.keys()],
    async read(key) {
      asked.requests += 1;
      asked.readBytes += objectsOf(key).get(key)?.bytes.length ?? 0;
      return objectsOf(key).get(key);
    },
    stream: async () => undefined,
    async put(key, bytes, _headers, only) {
      const there = objectsOf(key).get(key)?.tag;
      asked.requests += 1;
      if (only !== undefined && (only === 'new' ? there !== undefined : there !== only)) return undefined;
      asked.uploads += 1;
      asked.uploadedBytes += bytes.length;
      const tag = digest(bytes);
      objectsOf(key).set(key, { bytes: Buffer.from(bytes), tag });
      return tag;
    },
    async copy(source, key) {
      asked.requests += 1;
      const there = objectsOf(source.key).get(source.key);
      if (there?.tag !== source.tag || objectsOf(key).has(key)) return false;
      asked.copies += 1;
      objectsOf(key).set(key, there);
      return true;
    },
    async remove(key) {
      objectsOf(key).delete(key);
    },
  };
  return {
    client,
    taken: () => {
      const was = asked;
      asked = nothing();
      return was;
    },
  };
}
