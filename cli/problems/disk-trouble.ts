import { getSystemErrorName } from 'node:util';

/** Explanation and fix for system errors that are due to a folder or disk and not to brandgen. */
const ANSWERS: Readonly<Record<string, readonly [what: string, fix: string]>> = {
  EACCES: ['is not accessible', 'Change its permissions, or use another folder.'],
  EPERM: ['is not accessible', 'Change its permissions, or use another folder.'],
  EROFS: ['cannot be written: the disk is read-only', 'Use a folder on another disk.'],
  ENOSPC: ['cannot be written: the disk is full', 'Free up space, or use a folder on another disk.'],
  EDQUOT: ['cannot be written: your disk quota is used up', 'Free up space, or use a folder on another disk.'],
  ENOTDIR: ['cannot be used: it is a file, not a folder', 'Move the file away, or use another folder.'],
  ENAMETOOLONG: ['cannot be used: its name is too long', 'Use a shorter name.'],
  EIO: ['cannot be used: the disk is not responding', 'Check the disk.'],
  EMFILE: ['cannot be opened: too many files are open', 'Raise the limit (`ulimit -n`), or use a smaller `--jobs`.'],
};

/** Explains an error of a folder or disk; undefined for any other error. */
export function explainDiskTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return undefined;
  const answer = ANSWERS[String(error.code)];
  // A copy names two files; report the one being written.
  const file = 'dest' in error ? error.dest : error.path;
  return answer && `${file} ${answer[0]} (${error.code}). ${answer[1]}`;
}

/**
 * Adds the path of the file being written to an error that has none or names a draft. Node omits the path if the disk
 * is full; Rolldown puts the system's error into its message.
 */
export function namingPath(error: unknown, file: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && String(error.code) in ANSWERS ? error.code : codeOfRolldown(error.message);
  return code === undefined ? error : Object.assign(new Error(error.message, { cause: error }), { code, path: file });
}

function codeOfRolldown(message: string): string | undefined {
  const number = /Failed to write file [\s\S]*\(os error (\d+)\)/.exec(message)?.[1];
  return number === undefined ? undefined : getSystemErrorName(-Number(number));
}
