import { readFileSync, type Stats, statSync } from 'node:fs';
import type { Finding } from '#cli/problems/problem.ts';
import { hasErrorCode } from '#cli/system/error-code.ts';
import { brokenLink, type FileAtHome, isPresent, linkedAway, placeAtHome } from './home.ts';

/**
 * Reads a regular file of at most `largest` bytes, or says why it cannot be read. Does not leave the file's home and
 * does not wait for a pipe. Every file of a workspace is read by this function.
 */
export function readBytes(source: FileAtHome, largest: number): Buffer | Finding {
  try {
    // Read the resolved path that was checked, as the link may change before the read.
    const file = placeAtHome(source);
    if (file === undefined) return linkedAway('file');
    return obstacle(statSync(file), largest) ?? readFileSync(file);
  } catch (error) {
    return hasErrorCode(error, 'ENOENT') && isPresent(source.file) ? brokenLink : unreadable(error);
  }
}

/** Reads a file of the package whose digest the caller compares, so that it may be a link. Undefined if it cannot be read. */
export function readPackageBytes(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    // The full check says what is wrong with it.
    return undefined;
  }
}

function obstacle(stats: Stats, largest: number): Finding | null {
  if (stats.isDirectory()) return notAFile('a folder');
  if (!stats.isFile()) return notAFile('a device, a pipe or a socket');
  if (stats.size <= largest) return null;
  return {
    rule: 'file-size',
    message: 'This file is too large.',
    expected: `at most ${kibibytes(largest)}`,
    received: kibibytes(stats.size),
    fix: 'Keep only settings in this file.',
  };
}

function notAFile(received: string): Finding {
  return {
    rule: 'not-a-file',
    message: 'This is not a file.',
    expected: 'a file',
    received,
    fix: 'Replace it with a file of this name.',
  };
}

function unreadable(error: unknown): Finding {
  if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) {
    const message = 'This file does not exist.';
    return { rule: 'missing-file', message, expected: 'a file', received: 'nothing', fix: 'Create the file.' };
  }
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return {
    rule: 'unreadable-file',
    message: 'This file cannot be read.',
    expected: 'a file that brandgen is allowed to read',
    received: `the system's answer ${reason}`,
    fix: "Check the file's permissions and its disk.",
  };
}

/** Size for people, such as `512 KiB`. */
export function kibibytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024).toLocaleString('en')} KiB`;
}
