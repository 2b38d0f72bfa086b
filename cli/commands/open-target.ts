import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { openReleaseTarget } from '#cli/release/open-release-target.ts';
import type { Releasers } from '#cli/release/signing/releasers.ts';
import type { ReleaseTarget } from '#cli/release/targets/release-target.ts';
import { findTarget, readTargets } from '#cli/release/targets/target.ts';
import type { ActionContext } from './run-action.ts';

/** A target with the workspace's root, or the problems of `brandgen.json`. */
export type OpenedTarget =
  | {
      target: ReleaseTarget;
      root: string;
      /** Releasers of `brandgen.json`. */
      releasers: Releasers;
      problems: null;
    }
  | { problems: readonly Problem[] };

/**
 * @param name value of `--to`, as written @param environment required of the target; undefined for any @throws
 * UsageError if the target does not exist or its key is missing
 */
export async function openTarget(
  { cwd, workspace }: Pick<ActionContext, 'cwd' | 'workspace'>,
  name?: string,
  environment?: string,
): Promise<OpenedTarget> {
  const { root } = openWorkspace(cwd, workspace);
  const { targets, releasers, problems } = readTargets({ root });
  if (problems.length > 0) return { problems };
  return {
    target: await openReleaseTarget(findTarget(targets, name, environment), process.env),
    root,
    releasers,
    problems: null,
  };
}
