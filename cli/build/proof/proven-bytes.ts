import { lstatSync, readFileSync, statSync } from 'node:fs';
import { UsageError } from '#cli/problems/usage-error.ts';
import { hasErrorCode } from '#cli/system/error-code.ts';
import { digest } from '../digest.ts';
import type { LinkedFile } from '../site-file.ts';

/** A file no longer has the bytes that the build read first. */
export class ChangedFileError extends UsageError {
  override readonly name = 'ChangedFileError';
  constructor(readonly file: string) {
    super(`${file} was changed during the build. Build again.`);
  }
}

/** Bytes of a plain file with this SHA-256; undefined if it is missing, not a plain file, or has other bytes. */
export function provenBytes(file: string, sha256: string): Buffer | undefined {
  try {
    // The target of a link may change later, and reading a pipe might never end.
    if (!lstatSync(file).isFile()) return undefined;
    const bytes = readFileSync(file);
    return digest(bytes) === sha256 ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes of an input file. @throws ChangedFileError if they do not match its digest */
export function readProven({ source, digest: sha256 }: Pick<LinkedFile, 'source' | 'digest'>): Buffer {
  const bytes = readIfThere(source);
  if (bytes === undefined || digest(bytes) !== sha256) throw new ChangedFileError(source);
  return bytes;
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return statSync(file).isFile() ? readFileSync(file) : undefined;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
