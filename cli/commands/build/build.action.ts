import { availableParallelism } from 'node:os';
import path from 'node:path';
import { templateAlone } from '#cli/brand/load-brand.ts';
import { loadBrands } from '#cli/brand/load-brands.ts';
import { openWorkspace, type Workspace } from '#cli/brand/workspace/workspace.ts';
import { buildFleet } from '#cli/build/build-fleet.ts';
import { OutputError } from '#cli/build/publish/output-errors.ts';
import { openWorkshop } from '#cli/build/workshop.ts';
import { codeFolder } from '#cli/code-folder.ts';
import { packageRoot } from '#cli/package-root.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';
import { UsageError } from '../usage-error.ts';
import { buildTable } from './build-table.ts';
import { showProgress } from './show-progress.ts';

export interface BuildRequest extends ActionContext {
  readonly brands: readonly string[];
  readonly all: boolean;
  /** Output folder, as written. */
  readonly out: string;
  /** Value of `--jobs`, as written. */
  readonly jobs: string | undefined;
}

/** Builds brands. Nothing is written unless every one of them is without problems. */
export async function build(request: BuildRequest): Promise<Outcome> {
  const started = performance.now();
  const { cwd, terminal } = request;
  const jobs = parseJobs(request.jobs);
  const out = parseOut(request);
  const workspace = openWorkspace(cwd, request.workspace);
  const { brands, templates, problems } = loadBrands(workspace, wantedBrands(request));
  if (problems.length > 0) return { exitCode: 1, text: '', json: { sites: [] }, problems };
  if (brands.length === 0) throw nothingToBuild(templates, workspace);
  const shop = openWorkshop(packageRoot(), codeFolder(), process.env);
  const sites = await showProgress(terminal, brands.length, (onBuilt) =>
    buildFleet({ brands, out, jobs, shop, onBuilt }),
  ).catch(sayUnusable);
  const milliseconds = performance.now() - started;
  return { exitCode: 0, text: buildTable(sites, milliseconds, terminal.style), json: { out, milliseconds, sites } };
}

/** Ids to build, or undefined for all of them. */
function wantedBrands({ brands, all }: BuildRequest): readonly string[] | undefined {
  if (all && brands.length > 0) throw new UsageError('Name brands or say --all, not both.');
  if (!all && brands.length === 0) throw new UsageError('Say which brands to build, or --all.');
  return all ? undefined : brands;
}

function parseOut({ cwd, out }: BuildRequest): string {
  if (out.trim() === '') throw new UsageError('--out takes a folder, not an empty text.');
  return path.resolve(cwd, out);
}

function nothingToBuild(templates: readonly string[], { brands: [own] }: Workspace): UsageError {
  return templates.length > 0 ? templateAlone(templates) : new UsageError(`There is no brand to build in ${own}.`);
}

function parseJobs(asked: string | undefined): number {
  // Two on each processor: while one writes its files, the other is rendered.
  if (asked === undefined) return availableParallelism() * 2;
  const jobs = Number(asked);
  if (!Number.isInteger(jobs) || jobs < 1) throw new UsageError(`--jobs takes a whole number from 1, not "${asked}".`);
  return jobs;
}

function sayUnusable(error: unknown): never {
  throw error instanceof OutputError ? new UsageError(error.message) : error;
}
