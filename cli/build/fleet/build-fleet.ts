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
import { type FileReader, openFileReader } from '../proof/digest-once.ts';
import { findSite } from '../publish/compare-site.ts';
import { mendLinks, type SharedFile, sharedFiles } from '../publish/mend-links.ts';
import { removeOldBuilds } from '../publish/remove-old-builds.ts';
import { factsOf, type SeenSites, type SiteFacts } from '../publish/seen-sites.ts';
import { assertOurs, finishSwaps } from '../publish/swap.ts';
import { removeLeftovers } from '../remove-leftovers.ts';
import type { SiteToBuild } from '../site-to-build.ts';
import { type BuildThread, startBuildThread } from './build-thread.ts';
import { prepareAhead } from './prepare-ahead.ts';
import { runPool } from './run-pool.ts';
import { loadProductionPackages } from './tune-process.ts';

/** Exceeds what can be prepared while the site compiles. */
const MOST_PREPARED_BRANDS = 100;

/** A thread renders one site while it writes another to disk. */
const LANES_PER_JOB = 2;

/** For fewer sites, starting a second thread takes longer than it saves. */
const LEAST_SITES_FOR_THREADS = 24;

export interface FleetRequest {
  /** The sites to build, as brands from `sitesOf`. */
  brands: readonly ResolvedBrand[];
  buildSite: BuildSite;
  /** Output folder, absolute. */
  out: string;
  /** Number of brands to build in parallel. */
  jobs: number;
  context: BuildContext;
  onBuilt: (site: BuiltSite) => void;
}

/**
 * Builds many brands. Shared results are made once, and sites that are up to date are skipped. @returns the sites in
 * the order of the brands @throws OutputError before anything is written
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
  const examination = { reader: openFileReader(), seen: context.seenSites, finish };
  const found = brands
    .map((brand) => ({ brand, place: placeOf(brand), inputs: inputsDigest(brand, context.sources) }))
    .map((site) => examine(site, examination));
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
  // A build killed after its last step leaves the replaced site behind.
  else removeOldBuilds(out);
  context.cache.files.save();
  context.seenSites.save();
  return brands.flatMap((brand) => sites.get(placeOf(brand)) ?? []);
}

interface ExaminedSite {
  /** Undefined if the site is up to date. */
  toBuild?: SiteToBuild;
  /** Changed files that other sites may share. */
  shared: readonly SharedFile[];
}

interface Examination {
  readonly reader: FileReader;
  readonly seen: SeenSites;
  readonly finish: (site: BuiltSite) => void;
}

/** Reports a site at once if it is up to date. */
function examine(site: SiteToBuild, { reader, seen, finish }: Examination): ExaminedSite {
  const { place, inputs } = site;
  const started = performance.now();
  const upToDate = (facts: SiteFacts): ExaminedSite => {
    finish(reportUpToDate(place, facts, performance.now() - started));
    return { shared: [] };
  };
  const facts = seen.find(place, inputs, reader);
  if (facts) return upToDate(facts);
  const foundSite = findSite(place, inputs, (file) => reader.read(file).digest);
  if (!foundSite) return { toBuild: site, shared: [] };
  if (foundSite.differences.length > 0) return { toBuild: site, shared: sharedFiles(place, foundSite) };
  seen.note(place, foundSite.manifest, reader);
  return upToDate(factsOf(foundSite.manifest));
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

/** Compiles the site. Meanwhile prepares what needs no compiled code, in other threads if there are any. */
async function compileAndPrepare({ changed, context }: ChangedSites, threads: readonly BuildThread[]): Promise<void> {
  const brands = changed.slice(0, MOST_PREPARED_BRANDS).map(({ brand }) => brand);
  for (const thread of threads) thread.prepare(brands);
  let ended = false;
  const compiling = compile(context).finally(() => {
    ended = true;
  });
  const prepare = async () => {
    // Let a compilation found in the cache finish first, so that nothing is prepared needlessly.
    await new Promise(setImmediate);
    await prepareAhead(brands, context, () => ended);
  };
  // Await both, as an unawaited failure would be reported a second time.
  await Promise.all([compiling, ...(threads.length === 0 ? [prepare()] : [])]);
}

/** Distributes the lanes of all jobs between this thread and the others. */
async function lanesOf({ jobs, changed, context, buildSite, finish }: ChangedSites, threads: readonly BuildThread[]) {
  // Other threads find this run's compilation in the cache, so only this thread knows its source.
  const { fromCache } = await compile(context);
  const here = (site: SiteToBuild) => buildAndReport(site.place, () => buildSite(site, context));
  const builders = [here, ...threads.map((thread) => thread.build)];
  return Array.from({ length: laneCount(changed.length, jobs) }, (_lane, index) => async (site: SiteToBuild) => {
    const built = await builders[index % builders.length]?.(site);
    if (built) finish({ ...built, fromCache });
  });
}

/** Number of lanes, at most one per site. */
export function laneCount(sites: number, jobs: number): number {
  return Math.min(sites, jobs * LANES_PER_JOB);
}

function extraThreads(sites: number, jobs: number): number {
  return sites < LEAST_SITES_FOR_THREADS ? 0 : Math.min(jobs, availableParallelism()) - 1;
}
