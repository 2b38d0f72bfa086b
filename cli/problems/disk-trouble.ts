/** System errors caused by a folder or a disk rather than by brandgen, and what to do about them. */
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

/** Explains an error caused by a folder or a disk; undefined for any other error. */
export function explainDiskTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return undefined;
  const answer = ANSWERS[String(error.code)];
  return answer && `${error.path} ${answer[0]} (${error.code}). ${answer[1]}`;
}
