import path from 'node:path';
import { parseJsonc } from '#cli/brand/source/parse-jsonc.ts';
import { runGit } from '#cli/git/run-git.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { textsByKey } from '../word-texts.ts';

/**
 * Reads a file of words as it was at a commit: its texts by key, none if it was not there. Undefined for a file that git
 * does not keep, such as one of an installed package.
 */
export type TextsAt = (file: string) => ReadonlyMap<string, string> | undefined;

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
    const isOutside = place.startsWith('../') || path.isAbsolute(place);
    if (isOutside || runGit(folder, ['check-ignore', '--quiet', '--', file]).isDone) return undefined;
    const { isDone, output } = runGit(folder, ['show', `${id}:${place}`]);
    return isDone ? textsByKey(parseJsonc(output).value) : new Map();
  };
}
