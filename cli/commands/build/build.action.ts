import { untranslatedIn } from '#cli/build/untranslated.ts';
import { commitOf } from '#cli/git/commit-of.ts';
import { brandgenVersion } from '#cli/package/version.ts';
import { problemsAsJson } from '#cli/problems/render-problems.ts';
import type { Shard } from '#cli/shards/shard.ts';
import { type ShardResult, writeResult } from '#cli/shards/shard-result.ts';
import type { Outcome } from '../outcome.ts';
import { buildReport } from './build-report.ts';
import { type BuildRequest, type FinishedBuild, runBuild } from './run-build.ts';

/** Builds brands; with `keepGoing`, those without problems. */
export async function build(request: BuildRequest): Promise<Outcome> {
  const started = performance.now();
  const built = await runBuild(request);
  const milliseconds = performance.now() - started;
  const { out, brands, sites, broken, problems, warnings, share } = built;
  const untranslated = sites.length === 0 ? [] : brands.flatMap(untranslatedIn);
  const { shard } = share;
  if (shard) writeResult(out, await resultOf(built, { shard, milliseconds, untranslated }));
  if (problems.length > 0 && sites.length === 0) return { exitCode: 1, text: '', json: { sites }, problems };
  const report = buildReport({ sites, milliseconds, notBuilt: broken, untranslated }, request.terminal.style);
  return {
    exitCode: problems.length === 0 ? 0 : 1,
    text: sites.length === 0 ? share.emptyBecause : report,
    json: { out, milliseconds, sites, broken, untranslated, ...(shard && { shard }) },
    problems,
    warnings,
  };
}

type Facts = Pick<ShardResult, 'milliseconds' | 'untranslated'> & { readonly shard: Shard };

async function resultOf(
  { sites, broken, templates, problems, warnings, root, share }: FinishedBuild,
  facts: Facts,
): Promise<ShardResult> {
  const isBuilt = (id: string) => sites.some(({ brand }) => brand === id);
  return {
    format: 1,
    ...facts,
    version: brandgenVersion(),
    commit: await commitOf(root),
    brands: [...share.all],
    sites: sites.map(({ folder: _place, ...site }) => site),
    broken: [...broken],
    notBuilt: share.own.filter((id) => !templates.includes(id) && !isBuilt(id)),
    problems: problemsAsJson(problems, root),
    warnings: problemsAsJson(warnings, root),
  };
}
