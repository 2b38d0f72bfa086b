import { lstatSync } from 'node:fs';
import { type DigestOf, digestOfFile } from './compare-files.ts';

/** A file that was read, and where it lies on its disk. */
export interface ReadFile {
  readonly dev: number;
  readonly ino: number;
  /** Number of its names. */
  readonly nlink: number;
  /** SHA-256 in hexadecimal. */
  readonly digest: string;
}

/** Files that were read in a comparison. For a single one, as it trusts unchanged times. */
export interface FileReader {
  /** Reads a file unless one of its names has been read before. */
  read(file: string): ReadFile;
  /** Digest of a file that has been read under any name, by its place on its disk. */
  known(dev: number, ino: number): string | undefined;
}

type Entry = ReadFile & { readonly ctimeMs: number };

/** Hashes files that sites share by links once. */
export function openFileReader(): FileReader {
  const byInode = new Map<number, Entry>();
  return {
    read(file) {
      const { dev, ino, nlink, ctimeMs } = lstatSync(file);
      const cached = byInode.get(ino);
      if (cached?.dev === dev && cached.ctimeMs === ctimeMs) return cached;
      const entry = { dev, ino, nlink, ctimeMs, digest: digestOfFile(file) };
      byInode.set(ino, entry);
      return entry;
    },
    known(dev, ino) {
      const cached = byInode.get(ino);
      return cached?.dev === dev ? cached.digest : undefined;
    },
  };
}

/** Hashes files that sites share by links once, for a single comparison. */
export function digestOnce(): DigestOf {
  const reader = openFileReader();
  return (file) => reader.read(file).digest;
}
