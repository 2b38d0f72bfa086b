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
    const cached = byInode.get(ino);
    if (cached?.dev === dev && cached.ctimeMs === ctimeMs) return cached.digest;
    const digest = digestOfFile(file);
    byInode.set(ino, { dev, ctimeMs, digest });
    return digest;
  };
}
