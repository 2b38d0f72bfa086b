import { readFileSync, type Stats, statSync } from 'node:fs';
import { hasShape, isNumber, isRecordOf, isText } from '#cli/json/guards.ts';
import { writeAtomically } from '#cli/system/write-atomically.ts';
import { digest } from '../digest.ts';

/**
 * Digests of the files that builds are made from, computed again only when a file has changed. The system sets the time of
 * a file's last change and lets no program choose it, unlike the time of its last modification.
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
  /** When its bytes, name or permissions last changed. */
  changed: number;
  digest: string;
}

const isIndex = isRecordOf(
  hasShape<Entry>({ inode: isNumber, size: isNumber, modified: isNumber, changed: isNumber, digest: isText }),
);

/** A file that changed this shortly before it was read could change again without a new time. */
const UNSETTLED_MS = 2000;

/** @param prepare checks before the file is written that its folder can hold others */
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
    const known = entries.get(path);
    return known && isSame(known, identityOf(stats)) ? known : learn(path, stats);
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

function isSame(one: Identity, other: Identity): boolean {
  return (
    one.inode === other.inode &&
    one.size === other.size &&
    one.modified === other.modified &&
    one.changed === other.changed
  );
}

/** An unreadable index counts as empty: every file is hashed again. */
function read(file: string): Record<string, Entry> {
  try {
    const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isIndex(entries) ? entries : {};
  } catch {
    return {};
  }
}
