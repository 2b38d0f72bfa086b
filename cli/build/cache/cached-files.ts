import { lstatSync, mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporarySuffix, writeAtomically } from '#cli/system/write-atomically.ts';
import { provenBytes } from '../proof/proven-bytes.ts';
import type { LinkedFile, WrittenFile } from '../site-file.ts';

/** Files of a cache: bytes in `objects/`, named by their SHA-256, and named links to them. */
export interface CachedFiles {
  /** A file whose bytes have been verified; undefined if it has to be made. */
  find(name: string): LinkedFile | undefined;
  /** Saves a file, and a link if a name is given. */
  keep(file: WrittenFile, name?: string): LinkedFile;
}

const OBJECTS = 'objects';

/** @param prepare runs before the first write, to check that the folder is writable */
export function openCachedFiles(folder: string, prepare: () => void): CachedFiles {
  /** Files that this run has written or verified, by digest. */
  const proven = new Map<string, LinkedFile>();
  const sourceOf = (digest: string) => path.join(folder, OBJECTS, digest);

  function remember(digest: string, size: number): LinkedFile {
    const file = { source: sourceOf(digest), digest, size };
    proven.set(digest, file);
    return file;
  }

  return {
    find(name) {
      const digest = targetOf(path.join(folder, name));
      if (digest === undefined) return undefined;
      const cached = proven.get(digest);
      if (cached) return cached;
      const bytes = provenBytes(sourceOf(digest), digest);
      return bytes && remember(digest, bytes.length);
    },
    keep({ bytes, digest, size }, name) {
      prepare();
      const source = sourceOf(digest);
      if (!proven.has(digest)) put(bytes, source, digest);
      if (name !== undefined) pointTo(path.join(folder, name), source);
      return proven.get(digest) ?? remember(digest, size);
    },
  };
}

function put(bytes: string | Uint8Array, source: string, digest: string): void {
  if (provenBytes(source, digest)) return;
  removeFolder(source);
  writeAtomically(source, bytes);
}

/** The digest in a link's target. */
function targetOf(link: string): string | undefined {
  try {
    return /[0-9a-f]{64}$/.exec(readlinkSync(link))?.[0];
  } catch {
    return undefined;
  }
}

function pointTo(link: string, source: string): void {
  mkdirSync(path.dirname(link), { recursive: true });
  const draft = `${link}.${temporarySuffix()}`;
  symlinkSync(path.relative(path.dirname(link), source), draft);
  removeFolder(link);
  renameSync(draft, link);
}

/** A rename can replace anything except a folder. */
function removeFolder(folder: string): void {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) rmSync(folder, { recursive: true });
}
