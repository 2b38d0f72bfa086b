import path from 'node:path';
import { isFolder, openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { mergeResults } from '#cli/shards/merge-results.ts';
import { findResults } from '#cli/shards/shard-result.ts';
import { buildReport } from '../build/build-report.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface MergeRequest extends ActionContext {
  /** Output folders of the shards, as written. */
  readonly folders: readonly string[];
}

/** Merges the results of all shards. Does not read the sites. */
export async function merge({ cwd, workspace, folders, terminal }: MergeRequest): Promise<Outcome> {
  const { root } = openWorkspace(cwd, workspace);
  const places = [...new Set(folders.map((folder) => path.resolve(cwd, folder)))];
  for (const folder of places) if (!isFolder(folder)) throw new UsageError(`There is no folder ${folder}.`);
  const merged = mergeResults(places.flatMap(findResults), root);
  if ('faults' in merged) return { exitCode: 1, text: '', json: { sites: [] }, problems: merged.faults };
  const { problems, warnings, ...rest } = merged;
  return {
    exitCode: problems.length === 0 ? 0 : 1,
    text: buildReport(rest, terminal.style),
    json: rest,
    problems,
    warnings,
  };
}
