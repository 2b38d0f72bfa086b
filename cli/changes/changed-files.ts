import path from 'node:path';
import { runGit } from '#cli/git/run-git.ts';
import { UsageError } from '#cli/problems/usage-error.ts';

/** Files that differ between a commit and the working tree. */
export interface ChangedFiles {
  /** Root of the repository, absolute. */
  readonly repository: string;
  /** New, changed and removed files, absolute. A submodule is listed by its folder. */
  readonly files: ReadonlySet<string>;
  /** Those of `files` that were removed. */
  readonly gone: ReadonlySet<string>;
}

/**
 * Asks git for changes since a commit, committed or not. @param folder inside the repository, absolute @param watched
 * files and folders below it; their files count as changed if git ignores them @throws UsageError outside a repository,
 * and if there is no such commit
 */
export function changedFiles(folder: string, commit: string, watched: readonly string[]): ChangedFiles {
  const repository = rootOf(folder);
  const id = idOf(repository, commit);
  const diff = ['diff', '--name-status', '-z', '--no-renames', '--no-ext-diff', '--ignore-submodules=none', id, '--'];
  const differing = listOf(repository, diff);
  const others = ['ls-files', '--others', '-z'];
  const untracked = listOf(repository, [...others, '--exclude-standard']);
  const ignored = listOf(folder, [...others, '--', ...watched]);
  const files = new Set([
    ...untracked.map((file) => path.resolve(repository, file)),
    ...ignored.map((file) => path.resolve(folder, file)),
  ]);
  const gone = new Set<string>();
  for (let index = 0; index + 1 < differing.length; index += 2) {
    const file = path.resolve(repository, differing[index + 1] ?? '');
    files.add(file);
    if (differing[index] === 'D') gone.add(file);
  }
  return { repository, files, gone };
}

function rootOf(folder: string): string {
  const { isDone, output, error } = runGit(folder, ['rev-parse', '--show-cdup']);
  if (isDone) return path.resolve(folder, output.trim());
  throw new UsageError(
    `\`--since\` needs a Git repository, and git finds none that it can use in ${folder}: ${error}. Without \`--since\`, all brands are taken.`,
  );
}

function idOf(repository: string, commit: string): string {
  if (commit.trim() === '') throw new UsageError('`--since` needs a commit, a branch or a tag.');
  const words = ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`];
  // Git would parse it as an option.
  const { isDone, output } = commit.startsWith('-') ? { isDone: false, output: '' } : runGit(repository, words);
  if (isDone) return output.trim();
  throw new UsageError(
    `The repository has no commit "${commit}". If the clone is shallow, fetch the whole history first: \`git fetch --unshallow\`, \`fetch-depth: 0\` for GitHub's checkout, \`GIT_DEPTH: 0\` at GitLab.`,
  );
}

function listOf(folder: string, words: readonly string[]): string[] {
  const { isDone, output, error } = runGit(folder, words);
  if (!isDone) throw new UsageError(`git could not say what has changed: ${error}`);
  return output.split('\0').slice(0, -1);
}
