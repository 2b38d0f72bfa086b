import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../digest.ts';

export interface Difference {
  /** Path in the folder, with forward slashes. */
  readonly file: string;
  readonly kind: 'missing' | 'changed' | 'surplus';
}

/** SHA-256 of a plain file, in hexadecimal. */
export type DigestOf = (file: string) => string;

/**
 * Compares a folder with a list of its files. Anything other than a folder or a plain file, such as a link, counts as a
 * difference. @param listed SHA-256 by path in the folder
 */
export function compareFiles(
  folder: string,
  listed: ReadonlyMap<string, string>,
  digestOf: DigestOf = digestOfFile,
): Difference[] {
  const root = realpathSync.native(folder);
  const present = new Map(filesIn(root));
  const different = [...listed]
    .filter(([file, sha256]) => !present.get(file) || digestOf(`${root}/${file}`) !== sha256)
    .map(([file]): Difference => ({ file, kind: present.has(file) ? 'changed' : 'missing' }));
  const surplus = [...present.keys()].filter((file) => !listed.has(file)).sort();
  return [...different, ...surplus.map((file): Difference => ({ file, kind: 'surplus' }))];
}

export function digestOfFile(file: string): string {
  return digest(readFileSync(file));
}

/** SHA-256 of all files in a folder, by path, in a fixed order. */
export function listFiles(folder: string): Map<string, string> {
  const files = filesIn(folder).map(([file]) => file);
  return new Map(files.sort().map((file) => [file, digestOfFile(path.join(folder, file))]));
}

/** All entries below a folder other than folders, and whether each is a plain file. */
function filesIn(root: string, below = ''): [file: string, isPlain: boolean][] {
  return readdirSync(`${root}/${below}`, { withFileTypes: true }).flatMap((entry) => {
    const file = `${below}${entry.name}`;
    return entry.isDirectory() ? filesIn(root, `${file}/`) : [[file, entry.isFile()]];
  });
}
