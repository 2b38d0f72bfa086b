import { accessSync, constants, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { OccupiedError, UnfitError } from './output-errors.ts';

/**
 * Checks, without leaving a trace, that sites can be written to a folder, which need not exist yet.
 * @throws OccupiedError if a file is in its place, UnfitError if no folders can be created, and the system's own
 * error if writing is not permitted
 */
export function assertWritable(out: string): void {
  const stats = statSync(out, { throwIfNoEntry: false });
  if (stats?.isDirectory()) assertTakesFolders(out);
  else if (stats) throw new OccupiedError(out);
  else assertWritable(path.dirname(out));
}

/**
 * An administrator has permission to write to system folders such as /proc; but creating a folder there fails with
 * ENOENT, and Node 20's recursive mkdir then retries forever.
 */
function assertTakesFolders(folder: string): void {
  accessSync(folder, constants.W_OK);
  try {
    rmdirSync(mkdtempSync(path.join(folder, '.brandgen-')));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw error.code === 'ENOENT' ? new UnfitError(folder) : Object.assign(error, { path: folder });
  }
}
