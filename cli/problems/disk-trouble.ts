/** What the system answers when a folder or a disk is at fault and brandgen is not, and what a person does about it. */
const ANSWERS: Readonly<Record<string, readonly [what: string, fix: string]>> = {
  EACCES: ['may not be used', 'Change its permissions, or name another folder.'],
  EPERM: ['may not be used', 'Change its permissions, or name another folder.'],
  EROFS: ['cannot be written: the disk is read-only', 'Name a folder on another disk.'],
  ENOSPC: ['cannot be written: the disk is full', 'Make room on the disk, or name a folder on another one.'],
  EDQUOT: ['cannot be written: your share of the disk is used up', 'Make room, or name a folder on another disk.'],
  ENOTDIR: ['cannot be used: a file stands where a folder is needed', 'Move the file away, or name another folder.'],
  ENAMETOOLONG: ['cannot be used: its name is too long', 'Choose a shorter name.'],
  EIO: ['cannot be used: the disk does not answer', 'Check the disk.'],
  EMFILE: ['cannot be opened: too many files are open', 'Raise the limit (`ulimit -n`), or give a smaller --jobs.'],
};

/** What to tell of an error that a folder or a disk is to blame for; undefined for any other error. */
export function explainDiskTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return undefined;
  const answer = ANSWERS[String(error.code)];
  return answer && `${error.path} ${answer[0]} (${error.code}). ${answer[1]}`;
}
