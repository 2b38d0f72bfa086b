import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { Finding } from '#cli/problems/problem.ts';
import { hasErrorCode } from '#cli/system/error-code.ts';

/** A file that is read only if it is inside its home folder after links are resolved. */
export interface FileAtHome {
  /** Absolute. */
  readonly file: string;
  /** Absolute. If the home itself is a link, its target counts as outside. */
  readonly home: string;
}

/** Longest file name of the file system, in bytes. */
const LONGEST_NAME = 255;

/** Path of a name in a folder; undefined for a text that is not a plain name, such as `..` or `a/b`. */
export function placeIn(folder: string, name: string): string | undefined {
  const isName = !['', '.', '..'].includes(name) && !/[/\\\0]/.test(name) && Buffer.byteLength(name) <= LONGEST_NAME;
  return isName ? join(folder, name) : undefined;
}

/** Whether a file or folder is inside its home after links are resolved. @throws when it does not exist */
export function isAtHome(source: FileAtHome): boolean {
  return placeAtHome(source) !== undefined;
}

/** The resolved path of a file or folder; undefined when it is outside its home. @throws when it does not exist */
export function placeAtHome({ file, home }: FileAtHome): string | undefined {
  const realPath = realpathSync.native(file);
  return realPath.startsWith(join(realpathSync.native(dirname(home)), basename(home)) + sep) ? realPath : undefined;
}

/** Whether anything exists at a path, including a broken link. */
export function isPresent(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    return !hasErrorCode(error, 'ENOTDIR', 'ENAMETOOLONG');
  }
}

/** Whether a folder is, or is below, a link that leaves its home. False if it does not exist. */
export function isLinkedAway(folder: string, home: string): boolean {
  try {
    return !isAtHome({ file: folder, home });
  } catch {
    return false;
  }
}

/** Finding on a link that is not followed because it leaves its home. */
export function linkedAway(noun: 'file' | 'folder'): Finding {
  return {
    rule: 'linked-away',
    message: 'This link leads to another place, so it is not followed.',
    expected: `the ${noun} itself`,
    received: 'a link',
    fix: `Replace the link with a copy of the ${noun}.`,
  };
}

/** Finding on a broken link. */
export const brokenLink: Finding = {
  rule: 'broken-link',
  message: 'This link leads to nothing.',
  expected: 'the file itself',
  received: 'a link',
  fix: 'Replace the link with the file, or remove it.',
};
