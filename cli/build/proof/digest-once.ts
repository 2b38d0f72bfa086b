import { lstatSync } from 'node:fs';
import { type DigestOf, digestOfFile } from './compare-files.ts';

/** Reads files that sites share by links once. For the time of one comparison: it remembers digests, not bytes. */
export function digestOnce(): DigestOf {
  const digests = new Map<string, string>();
  return (file) => {
    const { dev, ino, ctimeMs } = lstatSync(file);
    const key = `${dev}:${ino}:${ctimeMs}`;
    const known = digests.get(key) ?? digestOfFile(file);
    digests.set(key, known);
    return known;
  };
}
