import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { Finding } from '#cli/problems/problem.ts';
import { hasErrorCode } from '#cli/system/error-code.ts';

/** A file that is read only if it is in its home, a folder, once every link is followed. */
export interface FileAtHome {
  /** Absolute. */
  readonly file: string;
  /** Absolute. A link in place of the home itself leads outside too. */
  readonly home: string;
}

/** The file system's longest name, in bytes. */
const LONGEST_NAME = 255;

/** The place of one name in a folder; undefined for a text that would lead elsewhere, such as `..` or `a/b`. */
export function placeIn(folder: string, name: string): string | undefined {
  const isName = !['', '.', '..'].includes(name) && !/[/\\\0]/.test(name) && Buffer.byteLength(name) <= LONGEST_NAME;
  return isName ? join(folder, name) : undefined;
}

/**
 * Whether a file or a folder is in its home, once every link is followed.
 * @throws when it does not exist
 */
export function isAtHome(source: FileAtHome): boolean {
  return placeAtHome(source) !== undefined;
}

/**
 * The place of a file once every link is followed; undefined if that is outside its home.
 * @throws when it does not exist
 */
export function placeAtHome({ file, home }: FileAtHome): string | undefined {
  const place = realpathSync.native(file);
  return place.startsWith(join(realpathSync.native(dirname(home)), basename(home)) + sep) ? place : undefined;
}

/** Whether there is anything at a path, a link to nothing included. */
export function isPresent(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    return !hasErrorCode(error, 'ENOTDIR', 'ENAMETOOLONG');
  }
}

/** Whether a folder is a link out of its home, or below one. False for what does not exist. */
export function isLinkedAway(folder: string, home: string): boolean {
  try {
    return !isAtHome({ file: folder, home });
  } catch {
    return false;
  }
}

/** Finding on a link that is not followed. */
export function linkedAway(noun: 'file' | 'folder'): Finding {
  return {
    rule: 'linked-away',
    message: 'This link leads to another place, so it is not followed.',
    expected: `the ${noun} itself`,
    received: 'a link',
    fix: `Replace the link with a copy of the ${noun}.`,
  };
}

/** Finding on a link to nothing. */
export const brokenLink: Finding = {
  rule: 'broken-link',
  message: 'This link leads to nothing.',
  expected: 'the file itself',
  received: 'a link',
  fix: 'Replace the link with the file, or remove it.',
};
