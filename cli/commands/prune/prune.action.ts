import type { PrunedTarget } from '#cli/release/targets/release-target.ts';
import { openTarget } from '../open-target.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface PruneRequest extends ActionContext {
  /** Value of `--to`, as written. */
  readonly to: string | undefined;
}

/** Removes files that no kept release needs. */
export async function prune(request: PruneRequest): Promise<Outcome> {
  const opened = await openTarget(request, request.to);
  if (opened.problems) return { exitCode: 1, text: '', json: {}, problems: opened.problems };
  const pruned = await opened.target.prune(new Date());
  return { exitCode: 0, text: describe(pruned), json: { target: opened.target.name, ...pruned } };
}

function describe({ sites, previews = [], files }: PrunedTarget): string {
  const ended = previews.map(({ name, brand }) => `${brand}: removed the preview ${name}, which had ended.`);
  const lines = sites.map(
    ({ site, removed }) => `${site}: removed ${removed.map((number) => `release ${number}`).join(', ')}.`,
  );
  const count = files === 1 ? '1 file that no site has' : `${files} files that no site has`;
  const isNothing = files === 0 && sites.length === 0 && previews.length === 0;
  return [...lines, ...ended, isNothing ? 'Nothing to remove.' : `Removed ${count}.`].join('\n');
}
