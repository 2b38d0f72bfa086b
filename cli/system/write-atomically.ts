import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namingPath } from '#cli/problems/disk-trouble.ts';

/** Writes a file so that readers see either the old or the new bytes. */
export function writeAtomically(file: string, bytes: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${temporarySuffix()}`;
  try {
    writeFileSync(draft, bytes);
    renameSync(draft, file);
  } catch (error) {
    throw namingPath(error, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A unique suffix that identifies the writer, so that leftovers of a killed one can be found. */
export function temporarySuffix(): string {
  return `${process.pid}-${randomBytes(4).toString('hex')}.tmp`;
}

/** Id of the process that made a name with such a suffix; undefined for other names. */
export function processOfTemporary(name: string): number | undefined {
  const pid = /\.(\d+)-[0-9a-f]{8}\.tmp$/.exec(name)?.[1];
  return pid === undefined ? undefined : Number(pid);
}
