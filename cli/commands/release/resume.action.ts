import { UsageError } from '#cli/problems/usage-error.ts';
import { openTarget } from '../open-target.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';
import type { ReleaseRequest } from './release.action.ts';

/**
 * Updates a target's servers to the releases that are live in its folder, without a build. @throws UsageError if a
 * server fails
 */
export async function resume(
  request: Pick<ReleaseRequest, keyof ActionContext | 'brands' | 'to' | 'environment'>,
): Promise<Outcome> {
  const { brands, terminal } = request;
  if (brands.length > 0)
    throw new UsageError('`--resume` is for all that is live in a target, so name no brands with it.');
  const opened = await openTarget(request, request.to, request.environment);
  if (opened.problems) return { exitCode: 1, text: '', json: {}, problems: opened.problems };
  const { target } = opened;
  if (!target.resume)
    throw new UsageError(`The target ${target.name} has no \`servers\`, so there is nothing to resume: release again.`);
  await target.resume();
  const text = terminal.style.good('Every server has what is live.');
  return { exitCode: 0, text, json: { target: target.name, ...target.place } };
}
