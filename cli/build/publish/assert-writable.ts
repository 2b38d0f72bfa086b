import { accessSync, constants, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { OccupiedError, UnfitError } from './output-errors.ts';

/**
 * Makes sure, without a trace, that sites can be written to a folder that need not exist yet.
 * @throws OccupiedError where a file stands in its way, UnfitError where no folders can be made, and the system's own
 * error where it may not be written
 */
export function assertWritable(out: string): void {
  const stats = statSync(out, { throwIfNoEntry: false });
  if (stats?.isDirectory()) assertTakesFolders(out);
  else if (stats) throw new OccupiedError(out);
  else assertWritable(path.dirname(out));
}

/**
 * By its permissions alone an administrator may write to a folder that the system fills, such as /proc; making a folder
 * in it fails as if it were not there, whereupon Node 20's recursive mkdir tries again without end.
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
