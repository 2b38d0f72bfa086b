import path from 'node:path';
import type { Target } from '../targets/target.ts';

/** A path in a target as it is on the web server's machine. */
export function seenPath({ folder, seen }: Pick<Target, 'folder' | 'seen'>, file: string): string {
  return seen ? path.join(seen.folder, path.relative(folder, file)) : file;
}

/** A folder inside a target as a target of its own, such as that of a preview. */
export function targetWithin(target: Target, folder: string): Target {
  const { seen } = target;
  return { ...target, folder, ...(seen && { seen: { ...seen, folder: seenPath(target, folder) } }) };
}
