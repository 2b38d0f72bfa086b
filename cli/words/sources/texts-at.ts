import path from 'node:path';
import { runGit } from '#cli/git/run-git.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { textsByKey } from '../word-texts.ts';

/** Reads a file of words as it was at a commit: its texts by key, none if it was not there. */
export type TextsAt = (file: string) => ReadonlyMap<string, string>;

/**
 * @param folder inside the repository, absolute @param commit as written
 * @throws UsageError outside a repository, and if there is no such commit
 */
export function textsAtCommit(folder: string, commit: string): TextsAt {
  const root = runGit(folder, ['rev-parse', '--show-toplevel']);
  if (!root.isDone) throw new UsageError(`Git finds no repository in ${folder}: ${root.error}.`);
  const isName = commit.trim() !== '' && !commit.startsWith('-');
  const found = isName ? runGit(folder, ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`]) : undefined;
  if (!found?.isDone) throw new UsageError(`The repository has no commit "${commit}".`);
  const id = found.output.trim();
  return (file) => {
    const place = path.relative(root.output.trim(), file).replaceAll(path.sep, '/');
    const { isDone, output } = runGit(folder, ['show', `${id}:${place}`]);
    return isDone ? textsByKey(JSON.parse(output)) : new Map();
  };
}
