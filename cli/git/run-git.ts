import { spawnSync } from 'node:child_process';
import { UsageError } from '#cli/problems/usage-error.ts';
import { hasErrorCode } from '#cli/system/error-code.ts';

/** Exceeds git's output for any repository. */
const MOST_OUTPUT = 2 ** 30;

export interface GitAnswer {
  readonly isDone: boolean;
  readonly output: string;
  /** First line of git's error output. */
  readonly error: string;
}

/** Runs git in a folder without changing anything. @throws UsageError if git is not installed */
export function runGit(folder: string, words: readonly string[]): GitAnswer {
  const environment = { ...process.env, GIT_OPTIONAL_LOCKS: '0' };
  const options = { encoding: 'utf8', maxBuffer: MOST_OUTPUT, env: environment } as const;
  const { error, status, stdout, stderr } = spawnSync('git', ['-C', folder, ...words], options);
  if (hasErrorCode(error, 'ENOENT')) throw new UsageError('`--since` asks git, which is not installed.');
  if (error) throw error;
  return { isDone: status === 0, output: stdout, error: stderr.trim().split('\n')[0] ?? '' };
}
