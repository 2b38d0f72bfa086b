import { availableParallelism } from 'node:os';
import path from 'node:path';
import { templateAlone } from '#cli/brand/load-brand.ts';
import { type LoadedBrands, loadBrands } from '#cli/brand/load-brands.ts';
import { sitesOf } from '#cli/brand/resolve/sites-of.ts';
import { findBrands } from '#cli/brand/workspace/find-brands.ts';
import { openWorkspace, type Workspace } from '#cli/brand/workspace/workspace.ts';
import { type Build, type BuildPlan, build as buildSites } from '#cli/build/build.ts';
import { openBuildContext } from '#cli/build/build-context.ts';
import type { SharedCache } from '#cli/build/cache/shared/shared-cache.ts';
import { buildFleet } from '#cli/build/fleet/build-fleet.ts';
import { deferOptimisation } from '#cli/build/fleet/tune-process.ts';
import { changedBrands, noneChanged } from '#cli/changes/changed-brands.ts';
import { codeFolder } from '#cli/package/code-folder.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { parseShard } from '#cli/shards/parse-shard.ts';
import { brandsOfShard, type Shard } from '#cli/shards/shard.ts';
import { removeResult } from '#cli/shards/shard-result.ts';
import { letServersRead } from '#cli/system/let-servers-read.ts';
import { wholeNumber } from '#cli/terminal/whole-number.ts';
import type { ActionContext } from '../run-action.ts';
import { openWorkspaceCache } from '../shared-cache.ts';
import { showProgress } from './show-progress.ts';

export interface BuildRequest extends ActionContext {
  readonly brands: readonly string[];
  readonly all: boolean;
  /** Output folder, as written; undefined for the environment's default. */
  readonly out: string | undefined;
  /** Environment that the brands are built for; production if it is undefined. */
  readonly environment: string | undefined;
  /** Value of `--jobs`, as written. */
  readonly jobs: string | undefined;
  /** Whether to build valid brands when others have problems. */
  readonly keepGoing: boolean;
  /** Whether to accept missing texts, which are then shown in English. */
  readonly draft: boolean;
  /** Value of `--shard`, as written. */
  readonly shard: string | undefined;
  /** Value of `--since`, as written. Only brands changed since this commit are built. */
  readonly since: string | undefined;
}

/** A build with its output folder and its share of the brands. */
export interface FinishedBuild extends Build {
  /** Output folder, absolute. */
  readonly out: string;
  /** Root of the workspace. */
  readonly root: string;
  readonly share: Share;
}

/** The requested brands that this run builds. */
interface Share {
  /** Ids of all requested brands and templates; with `--since`, of those that have changed. */
  readonly all: readonly string[];
  /** Brands of this run: all, or those of its shard. */
  readonly own: readonly string[];
  readonly shard: Shard | undefined;
  /** Reason why there may be nothing to build; empty if that is an error. */
  readonly emptyBecause: string;
}

/** Builds the requested brands and shows the progress. By default nothing is built while a brand has a problem. */
export async function runBuild(request: BuildRequest): Promise<FinishedBuild> {
  deferOptimisation();
  letServersRead();
  const workspace = openWorkspace(request.cwd, request.workspace);
  const { root } = workspace;
  const cache = await openWorkspaceCache(workspace, process.env);
  const { out, share, ...plan } = planOf(request, workspace, cache.shared);
  if (share.shard) removeResult(out, share.shard);
  const built = await buildSites(plan);
  return { ...built, warnings: [...built.warnings, ...(await cache.finish())], out, root, share };
}

function planOf(
  request: BuildRequest,
  workspace: Workspace,
  shared: SharedCache | undefined,
): BuildPlan & Pick<FinishedBuild, 'out' | 'share'> {
  const { terminal } = request;
  const jobs = parseJobs(request.jobs);
  const out = parseOut(request);
  const share = shareOf(request, workspace);
  return {
    out,
    share,
    keepGoing: request.keepGoing,
    read: () => readBrands(workspace, share, request),
    forEachBrand: async (brands, buildSite) => {
      if (brands.length === 0) return [];
      const context = openBuildContext(packageRoot(), codeFolder(), process.env, { shared });
      const sites = brands.flatMap((brand) => sitesOf(brand));
      return showProgress(terminal, sites.length, (onBuilt) =>
        buildFleet({ brands: sites, buildSite, out, jobs, context, onBuilt }),
      );
    },
  };
}

/** @throws UsageError if there is nothing to build without a reason */
function readBrands(
  workspace: Workspace,
  { own, emptyBecause }: Share,
  { draft, environment }: Pick<BuildRequest, 'draft' | 'environment'>,
): LoadedBrands {
  const loaded = loadBrands(workspace, own, { draft, environment });
  if (loaded.brands.length > 0 || loaded.problems.length > 0 || emptyBecause !== '') return loaded;
  throw loaded.templates.length > 0
    ? templateAlone(loaded.templates)
    : new UsageError(`${workspace.brands[0]} has no brands to build.`);
}

function shareOf(request: BuildRequest, workspace: Workspace): Share {
  const { brands, all: isAll, shard: asked, since, draft } = request;
  if (isAll && brands.length > 0) throw new UsageError('Use brand names or `--all`, not both.');
  if (!isAll && brands.length === 0) throw new UsageError('Name the brands to build, or use `--all`.');
  if (asked !== undefined && !isAll) throw new UsageError('`--shard` divides all brands, so it needs `--all`.');
  const shard = asked === undefined ? undefined : parseShard(asked, process.env);
  const ids = isAll ? findBrands(workspace) : brands;
  const chosen = since === undefined ? ids : changedBrands(workspace, { ids, commit: since, draft });
  const unchanged = since === undefined ? '' : noneChanged(since);
  if (!shard) return { all: chosen, own: chosen, shard, emptyBecause: unchanged };
  return {
    all: chosen,
    own: brandsOfShard(chosen, shard),
    shard,
    emptyBecause: chosen.length === 0 ? unchanged : `Shard ${shard.number} of ${shard.of} has no brands.`,
  };
}

/** Output folder. Each environment has its own default, so that none is mistaken for production. */
function parseOut({ cwd, environment, out = environment === undefined ? 'out' : `out-${environment}` }: BuildRequest) {
  if (out.trim() === '') throw new UsageError('`--out` needs a folder.');
  return path.resolve(cwd, out);
}

function parseJobs(asked: string | undefined): number {
  // Two per processor: one renders while the other writes to disk.
  if (asked === undefined) return availableParallelism() * 2;
  const jobs = wholeNumber(asked);
  if (jobs === undefined || jobs < 1)
    throw new UsageError(`\`--jobs\` needs a whole number of at least 1, but got "${asked}".`);
  return jobs;
}
