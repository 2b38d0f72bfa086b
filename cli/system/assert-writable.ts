import { accessSync, constants, mkdirSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { OccupiedError, UnfitError } from './output-errors.ts';
import { temporarySuffix } from './write-atomically.ts';

/**
 * Checks that folders can be created in a folder, which need not exist, and leaves no trace. @param setting that
 * selects another folder @throws OccupiedError if a file has its path, UnfitError if no folders can be created, and the
 * system's own error if permissions are missing
 */
export function assertWritable(out: string, setting = '--out'): void {
  const stats = statSync(out, { throwIfNoEntry: false });
  if (stats?.isDirectory()) assertTakesFolders(out, setting);
  else if (stats) throw new OccupiedError(out, setting);
  else assertWritable(path.dirname(out), setting);
}

/**
 * An administrator may write to system folders such as /proc, but creating a folder there fails with ENOENT, and Node
 * 20's recursive mkdir then retries forever.
 */
function assertTakesFolders(folder: string, setting: string): void {
  accessSync(folder, constants.W_OK);
  const trial = path.join(folder, `.brandgen.${temporarySuffix()}`);
  try {
    mkdirSync(trial);
    rmdirSync(trial);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw error.code === 'ENOENT' ? new UnfitError(folder, setting) : Object.assign(error, { path: folder });
  }
}
