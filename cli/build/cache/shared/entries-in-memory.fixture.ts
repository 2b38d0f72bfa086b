import type { EntryStore } from './shared-cache.ts';

/** A store in memory. */
export interface EntriesInMemory extends EntryStore {
  readonly entries: Map<string, Uint8Array>;
  /** Names of the requested entries, in order. */
  readonly requests: string[];
}

/** Streams entries in pieces, as a connection does. */
export function entriesInMemory(pieceBytes = 1000): EntriesInMemory {
  const entries = new Map<string, Uint8Array>();
  const requests: string[] = [];
  return {
    entries,
    requests,
    async read(name) {
      requests.push(`read ${name}`);
      const bytes = entries.get(name);
      return bytes && piecesOf(bytes, pieceBytes);
    },
    async write(name, bytes) {
      requests.push(`write ${name}`);
      entries.set(name, bytes);
    },
  };
}

async function* piecesOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
