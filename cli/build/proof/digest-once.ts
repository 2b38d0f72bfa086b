import { lstatSync } from 'node:fs';
import { type DigestOf, digestOfFile } from './compare-files.ts';

/** Facts of an inode. Its digest holds while they stay the same. */
interface ReadFile {
  readonly dev: number;
  readonly ctimeMs: number;
  readonly digest: string;
}

/** Reads files that sites share by links once. For the time of one comparison: it remembers digests, not bytes. */
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
