import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namingPath } from '#cli/problems/disk-trouble.ts';

/** Writes a file so that a reader sees either the old bytes or the new ones, never a part. */
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

/** A suffix unique to this writer; it identifies what a killed writer leaves behind. */
export function temporarySuffix(): string {
  return `${process.pid}-${randomBytes(4).toString('hex')}.tmp`;
}

/** The process that made a name with such a suffix; undefined for any other name. */
export function processOfTemporary(name: string): number | undefined {
  const pid = /\.(\d+)-[0-9a-f]{8}\.tmp$/.exec(name)?.[1];
  return pid === undefined ? undefined : Number(pid);
}
