import { lstatSync } from 'node:fs';
import { type DigestOf, digestOfFile } from './compare-files.ts';

/** Identity and times of an inode. Its digest is valid while they stay the same. */
interface ReadFile {
  readonly dev: number;
  readonly ctimeMs: number;
  readonly digest: string;
}

/** Hashes files that sites share by links once. For a single comparison, as it trusts unchanged times. */
export function digestOnce(): DigestOf {
  const byInode = new Map<number, ReadFile>();
  return (file) => {
    const { dev, ino, ctimeMs } = lstatSync(file);
    const known = byInode.get(ino);
    if (known?.dev === dev && known.ctimeMs === ctimeMs) return known.digest;
    const digest = digestOfFile(file);
    byInode.set(ino, { dev, ctimeMs, digest });
    return digest;
  };
}
