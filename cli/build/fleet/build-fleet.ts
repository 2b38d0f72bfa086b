import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import { assertWritable } from '#cli/system/assert-writable.ts';
import type { BuildSite } from '../build.ts';
import type { BuildContext } from '../build-context.ts';
import { type BuiltSite, buildAndReport, reportUpToDate } from '../built-site.ts';
import { compile } from '../compile/compile.ts';
import { endCleanly } from '../end-cleanly.ts';
import { inputsDigest } from '../inputs-digest.ts';
import type { DigestOf } from '../proof/compare-files.ts';
import { digestOnce } from '../proof/digest-once.ts';
import { findSite } from '../publish/compare-site.ts';
import { mendLinks, type SharedFile, sharedFiles } from '../publish/mend-links.ts';
import { removeOldBuilds } from '../publish/remove-old-builds.ts';
import { assertOurs, finishSwaps } from '../publish/swap.ts';
import { removeLeftovers } from '../remove-leftovers.ts';
import type { SiteToBuild } from '../site-to-build.ts';
import { type BuildThread, startBuildThread } from './build-thread.ts';
import { prepareAhead } from './prepare-ahead.ts';
import { runPool } from './run-pool.ts';
import { loadProductionPackages } from './tune-process.ts';

/** More than can be prepared while the site compiles. */
const MOST_PREPARED_BRANDS = 100;

/** While a thread writes one site to disk, it makes the next one. */
const LANES_PER_JOB = 2;

/** Starting a second thread for fewer sites takes longer than it saves. */
const LEAST_SITES_FOR_THREADS = 24;

export interface FleetRequest {
  /** The sites to build, each as a brand: what `sitesOf` gives. */
  brands: readonly ResolvedBrand[];
  buildSite: BuildSite;
  /** Output folder, absolute. */
  out: string;
  /** How many brands to build at a time. */
  jobs: number;
  context: BuildContext;
  /** Called with each finished site. */
  onBuilt: (site: BuiltSite) => void;
}

/**
 * Builds many brands. Makes shared results once, and skips sites that are up to date.
 * @returns the sites in the order of the brands
 * @throws OutputError before anything is written
 */
export async function buildFleet(request: FleetRequest): Promise<BuiltSite[]> {
  const { brands, out, context } = request;
  assertWritable(out);
  const placeOf = ({ site }: ResolvedBrand) => path.join(out, site.id);
  for (const brand of brands) assertOurs(placeOf(brand));
  finishSwaps(out);
  const sites = new Map<string, BuiltSite>();
  const finish = (site: BuiltSite) => {
    sites.set(site.folder, site);
    request.onBuilt(site);
  };
  const digestOf = digestOnce();
  const found = brands
    .map((brand) => ({ brand, place: placeOf(brand), inputs: inputsDigest(brand, context.sources) }))
    .map((site) => examine(site, digestOf, finish));
  const changed = found.flatMap(({ toBuild }) => toBuild ?? []);
  const clean = () => removeLeftovers({ out, cache: context.cache.folder });
  clean();
  if (changed.length > 0) {
    await endCleanly(
      async () => {
        await buildChanged({ ...request, changed, finish });
        mendLinks(
          out,
          found.flatMap(({ shared }) => shared),
        );
      },
      () => {
        removeOldBuilds(out, true);
        clean();
      },
    );
  }
  // A build that was killed after its last step leaves the site before it.
  else removeOldBuilds(out);
  context.cache.files.save();
  return brands.flatMap((brand) => sites.get(placeOf(brand)) ?? []);
}

interface ExaminedSite {
  /** Missing for a site that is up to date. */
  toBuild?: SiteToBuild;
  /** Changed files that other sites may have too. */
  shared: readonly SharedFile[];
}

/** Finishes a site that is up to date. */
function examine(site: SiteToBuild, digestOf: DigestOf, finish: (site: BuiltSite) => void): ExaminedSite {
  const { place, inputs } = site;
  const started = performance.now();
  const found = findSite(place, inputs, digestOf);
  if (!found) return { toBuild: site, shared: [] };
  if (found.differences.length > 0) return { toBuild: site, shared: sharedFiles(place, found) };
  finish(reportUpToDate(place, found.manifest, performance.now() - started));
  return { shared: [] };
}

interface ChangedSites extends FleetRequest {
  changed: readonly SiteToBuild[];
  finish: (site: BuiltSite) => void;
}

async function buildChanged(request: ChangedSites): Promise<void> {
  loadProductionPackages();
  const { changed, jobs, context } = request;
  const threads = Array.from({ length: extraThreads(changed.length, jobs) }, () => startBuildThread(context));
  try {
    await compileAndPrepare(request, threads);
    await runPool(changed, await lanesOf(request, threads));
  } finally {
    await Promise.all(threads.map((thread) => thread.close()));
  }
  removeOldBuilds(request.out);
}

/** Compiles the site; meanwhile prepares what needs no compiled code, in other threads if there are any. */
async function compileAndPrepare({ changed, context }: ChangedSites, threads: readonly BuildThread[]): Promise<void> {
  const brands = changed.slice(0, MOST_PREPARED_BRANDS).map(({ brand }) => brand);
  for (const thread of threads) thread.prepare(brands);
  let ended = false;
  const compiling = compile(context).finally(() => {
    ended = true;
  });
  const prepare = async () => {
    // If the compilation is in the cache, this ends before anything is prepared needlessly.
    await new Promise(setImmediate);
    await prepareAhead(brands, context, () => ended);
  };
  // Both at once: a failure of the one that is not awaited would be reported a second time.
  await Promise.all([compiling, ...(threads.length === 0 ? [prepare()] : [])]);
}

/** The lanes of every job, dealt to this thread and the others in turn. */
async function lanesOf({ jobs, changed, context, buildSite, finish }: ChangedSites, threads: readonly BuildThread[]) {
  // Other threads find this run's compilation in the cache, so only this one knows where it came from.
  const { fromCache } = await compile(context);
  const here = (site: SiteToBuild) => buildAndReport(site.place, () => buildSite(site, context));
  const builders = [here, ...threads.map((thread) => thread.build)];
  return Array.from({ length: laneCount(changed.length, jobs) }, (_lane, at) => async (site: SiteToBuild) => {
    const built = await builders[at % builders.length]?.(site);
    if (built) finish({ ...built, fromCache });
  });
}

/** A lane without a site would only take memory. */
export function laneCount(sites: number, jobs: number): number {
  return Math.min(sites, jobs * LANES_PER_JOB);
}

function extraThreads(sites: number, jobs: number): number {
  return sites < LEAST_SITES_FOR_THREADS ? 0 : Math.min(jobs, availableParallelism()) - 1;
}
