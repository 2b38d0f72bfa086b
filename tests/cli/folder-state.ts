import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Every path below a folder with its kind and content, to compare two states. Links and pipes are not followed. */
export function folderState(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(paths.map((path) => [path, stateOf(join(folder, path))]));
}

function stateOf(path: string): string {
  const stats = lstatSync(path);
  if (stats.isDirectory()) return 'folder';
  if (stats.isSymbolicLink()) return `link to ${readlinkSync(path)}`;
  if (!stats.isFile()) return 'special';
  const small = stats.size < 1024 * 1024 && (stats.mode & 0o400) !== 0;
  return small ? createHash('sha256').update(readFileSync(path)).digest('hex') : `${stats.size} bytes`;
}
