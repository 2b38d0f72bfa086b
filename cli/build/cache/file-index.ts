import { readFileSync, type Stats, statSync } from 'node:fs';
import { hasShape, isNumber, isRecordOf, isText } from '#cli/json/guards.ts';
import { writeAtomically } from '#cli/system/write-atomically.ts';
import { digest } from '../digest.ts';

/**
 * Digests of input files, recomputed only when a file has changed. Compares the time of the last status change, which,
 * unlike the modification time, programs cannot set.
 */
export interface FileIndex {
  /** SHA-256 of a file's bytes in hexadecimal, and its size in bytes. @throws when it cannot be read */
  facts(file: string): { digest: string; size: number };
  digest(file: string): string;
  /** Saves the digests for the next run. */
  save(): void;
}

interface Entry {
  inode: number;
  size: number;
  modified: number;
  /** Time of the last change to bytes, name or permissions, in milliseconds. */
  changed: number;
  digest: string;
}

const isIndex = isRecordOf(
  hasShape<Entry>({ inode: isNumber, size: isNumber, modified: isNumber, changed: isNumber, digest: isText }),
);

/** Milliseconds after a change within which a file could change again without getting a new time. */
const UNSETTLED_MS = 2000;

/** @param prepare runs before the file is written, to check that its folder is writable */
export function openFileIndex(file: string, prepare = () => {}): FileIndex {
  const entries = new Map(Object.entries(read(file)));
  const unsettled = new Set<string>();
  let changed = false;

  function learn(path: string, stats: Stats): Entry {
    const entry = { ...identityOf(stats), digest: digest(readFileSync(path)) };
    entries.set(path, entry);
    if (entry.changed > Date.now() - UNSETTLED_MS) unsettled.add(path);
    changed = true;
    return entry;
  }

  function facts(path: string): Entry {
    const stats = statSync(path);
    const entry = entries.get(path);
    return entry && isSame(entry, identityOf(stats)) ? entry : learn(path, stats);
  }

  return {
    facts: (path) => {
      const { digest, size } = facts(path);
      return { digest, size };
    },
    digest: (path) => facts(path).digest,
    save() {
      if (!changed) return;
      prepare();
      const settled = [...entries].filter(([path]) => !unsettled.has(path));
      writeAtomically(file, JSON.stringify(Object.fromEntries(settled)));
      changed = false;
    },
  };
}

type Identity = Omit<Entry, 'digest'>;

function identityOf({ ino, size, mtimeMs, ctimeMs }: Stats): Identity {
  return { inode: ino, size, modified: mtimeMs, changed: ctimeMs };
}

function isSame(before: Identity, other: Identity): boolean {
  return (
    before.inode === other.inode &&
    before.size === other.size &&
    before.modified === other.modified &&
    before.changed === other.changed
  );
}

/** Treats an unreadable index as empty, so that every file is hashed again. */
function read(file: string): Record<string, Entry> {
  try {
    const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isIndex(entries) ? entries : {};
  } catch {
    return {};
  }
}
