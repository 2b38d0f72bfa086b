import { readFileSync, type Stats, statSync } from 'node:fs';
import { hasShape, isNumber, isRecordOf, isText } from '#cli/json/guards.ts';
import { writeAtomically } from '#cli/write-atomically.ts';
import { digest } from '../digest.ts';

/** Digests of files, computed again only when a file's size or time has changed. */
export interface FileIndex {
  /** SHA-256 of a file's bytes in hexadecimal, and its size in bytes. @throws when it cannot be read */
  facts(file: string): { digest: string; size: number };
  /** Only the digest. */
  digest(file: string): string;
  /** Saves the digests for the next run. */
  save(): void;
}

interface Entry {
  size: number;
  modified: number;
  digest: string;
}

const isIndex = isRecordOf(hasShape<Entry>({ size: isNumber, modified: isNumber, digest: isText }));

/** A file that changed this shortly before the index was saved could change again without a new time. */
const UNSETTLED_MS = 2000;

export function openFileIndex(file: string): FileIndex {
  const entries = new Map(Object.entries(read(file)));
  let changed = false;

  function learn(path: string, stats: Stats): Entry {
    const entry = { size: stats.size, modified: stats.mtimeMs, digest: digest(readFileSync(path)) };
    entries.set(path, entry);
    changed = true;
    return entry;
  }

  function facts(path: string): Entry {
    const stats = statSync(path);
    const known = entries.get(path);
    return known?.size === stats.size && known.modified === stats.mtimeMs ? known : learn(path, stats);
  }

  return {
    facts: (path) => {
      const { digest, size } = facts(path);
      return { digest, size };
    },
    digest: (path) => facts(path).digest,
    save() {
      if (!changed) return;
      const settled = [...entries].filter(([, entry]) => entry.modified < Date.now() - UNSETTLED_MS);
      writeAtomically(file, JSON.stringify(Object.fromEntries(settled)));
      changed = false;
    },
  };
}

/** Without a readable index every file is hashed again. */
function read(file: string): Record<string, Entry> {
  try {
    const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isIndex(entries) ? entries : {};
  } catch {
    return {};
  }
}
