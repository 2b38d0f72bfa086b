import { availableParallelism } from 'node:os';
import path from 'node:path';
import { templateAlone } from '#cli/brand/load-brand.ts';
import { type LoadedBrands, loadBrands } from '#cli/brand/load-brands.ts';
import { sitesOf } from '#cli/brand/resolve/sites-of.ts';
import { openWorkspace, type Workspace } from '#cli/brand/workspace/workspace.ts';
import { type Build, type BuildPlan, build as buildSites } from '#cli/build/build.ts';
import { openBuildContext } from '#cli/build/fleet/build-context.ts';
import { buildFleet } from '#cli/build/fleet/build-fleet.ts';
import { deferOptimisation } from '#cli/build/fleet/tune-process.ts';
import { codeFolder } from '#cli/code-folder.ts';
import { packageRoot } from '#cli/package-root.ts';
import type { ActionContext } from '../run-action.ts';
import { UsageError } from '../usage-error.ts';
import { wholeNumber } from '../whole-number.ts';
import { showProgress } from './show-progress.ts';

export interface BuildRequest extends ActionContext {
  readonly brands: readonly string[];
  readonly all: boolean;
  /** Output folder, as written; undefined for the one of the environment. */
  readonly out: string | undefined;
  /** Environment that the brands are built for; production if it is undefined. */
  readonly environment: string | undefined;
  /** Value of `--jobs`, as written. */
  readonly jobs: string | undefined;
  /** Whether to build the brands without problems when others have some. */
  readonly keepGoing: boolean;
  /** Whether languages may lack texts, which are then shown in English. */
  readonly draft: boolean;
}

/** A build, and what it was of. */
export interface FinishedBuild extends Build {
  /** Output folder, absolute. */
  readonly out: string;
  /** Root of the workspace. */
  readonly root: string;
}

/** Builds what the command line asks for, and shows its progress. Nothing is built while a brand has a problem, unless it says so. */
export async function runBuild(request: BuildRequest): Promise<FinishedBuild> {
  deferOptimisation();
  letServersRead();
  const { out, root, ...plan } = planOf(request);
  return { ...(await buildSites(plan)), out, root };
}

/** A web server is seldom the user who builds, so a strict mask such as 077 does not hold for a site. */
export function letServersRead(): void {
  process.umask(process.umask() & ~0o055);
}

function planOf(request: BuildRequest): BuildPlan & Pick<FinishedBuild, 'out' | 'root'> {
  const { cwd, terminal } = request;
  const jobs = parseJobs(request.jobs);
  const out = parseOut(request);
  const workspace = openWorkspace(cwd, request.workspace);
  const ids = wantedBrands(request);
  return {
    out,
    root: workspace.root,
    keepGoing: request.keepGoing,
    read: () => readBrands(workspace, ids, request),
    forEachBrand: async (brands, buildSite) => {
      if (brands.length === 0) return [];
      const context = openBuildContext(packageRoot(), codeFolder(), process.env);
      const sites = brands.flatMap((brand) => sitesOf(brand));
      return showProgress(terminal, sites.length, (onBuilt) =>
        buildFleet({ brands: sites, buildSite, out, jobs, context, onBuilt }),
      );
    },
  };
}

/** @throws UsageError when there is nothing to build */
function readBrands(
  workspace: Workspace,
  ids: readonly string[] | undefined,
  { draft, environment }: Pick<BuildRequest, 'draft' | 'environment'>,
): LoadedBrands {
  const loaded = loadBrands(workspace, ids, { draft, environment });
  if (loaded.brands.length > 0 || loaded.problems.length > 0) return loaded;
  const [own] = workspace.brands;
  throw loaded.templates.length > 0
    ? templateAlone(loaded.templates)
    : new UsageError(`${own} has no brands to build.`);
}

/** Ids to build, or undefined for all of them. */
function wantedBrands({ brands, all }: BuildRequest): readonly string[] | undefined {
  if (all && brands.length > 0) throw new UsageError('Use brand names or `--all`, not both.');
  if (!all && brands.length === 0) throw new UsageError('Name the brands to build, or use `--all`.');
  return all ? undefined : brands;
}

/** Environments have folders of their own, so that none is taken for production. */
function parseOut({ cwd, environment, out = environment === undefined ? 'out' : `out-${environment}` }: BuildRequest) {
  if (out.trim() === '') throw new UsageError('`--out` needs a folder.');
  return path.resolve(cwd, out);
}

function parseJobs(asked: string | undefined): number {
  // Two per processor: while one is written to the disk, the other is rendered.
  if (asked === undefined) return availableParallelism() * 2;
  const jobs = wholeNumber(asked);
  if (jobs === undefined || jobs < 1)
    throw new UsageError(`\`--jobs\` needs a whole number of at least 1, but got "${asked}".`);
  return jobs;
}
