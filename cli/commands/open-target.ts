import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { findTarget, readTargets, type Target } from '#cli/release/target.ts';
import type { ActionContext } from './run-action.ts';

/** A target and the workspace's root, or the problems of `brandgen.json`. */
export type OpenedTarget = { target: Target; root: string; problems: null } | { problems: readonly Problem[] };

/** @param name value of `--to`, as written @throws UsageError for a target that does not exist */
export function openTarget({ cwd, workspace }: Pick<ActionContext, 'cwd' | 'workspace'>, name?: string): OpenedTarget {
  const { root } = openWorkspace(cwd, workspace);
  const { targets, problems } = readTargets({ root });
  return problems.length > 0 ? { problems } : { target: findTarget(targets, name), root, problems: null };
}
