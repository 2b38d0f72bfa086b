import path from 'node:path';
import type { Target } from '../targets/target.ts';

/** A path in a target, as the machine of the web server has it. */
export function seenPath({ folder, seen }: Pick<Target, 'folder' | 'seen'>, place: string): string {
  return seen ? path.join(seen.folder, path.relative(folder, place)) : place;
}

/** A target with a folder in it, laid out as a target, as its folder: a preview has one. */
export function targetWithin(target: Target, folder: string): Target {
  const { seen } = target;
  return { ...target, folder, ...(seen && { seen: { ...seen, folder: seenPath(target, folder) } }) };
}
