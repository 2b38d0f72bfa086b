import { lstatSync, readFileSync, statSync } from 'node:fs';
import { UsageError } from '#cli/problems/usage-error.ts';
import { hasErrorCode } from '#cli/system/error-code.ts';
import { digest } from '../digest.ts';
import type { LinkedFile } from '../site-file.ts';

/** A file does not hold the bytes that it held when the build looked at it first. */
export class ChangedFileError extends UsageError {
  override readonly name = 'ChangedFileError';
  constructor(readonly file: string) {
    super(`${file} was changed during the build. Build again.`);
  }
}

/** Bytes of a plain file with this SHA-256; undefined when it is missing, is of another kind or holds other bytes. */
export function provenBytes(file: string, sha256: string): Buffer | undefined {
  try {
    // A link could lead to other bytes later, and a pipe would never end.
    if (!lstatSync(file).isFile()) return undefined;
    const bytes = readFileSync(file);
    return digest(bytes) === sha256 ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes of a file that a site is made from. @throws ChangedFileError when they are not those of its digest */
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
