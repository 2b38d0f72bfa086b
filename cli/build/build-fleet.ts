import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { ResolvedBrand } from '../brand/resolved-brand.ts';
import { type BuiltSite, buildSite, type SiteToBuild, standingSite } from './build-site.ts';
import { type BuildThread, startBuildThread } from './build-threads.ts';
import { inputsDigest } from './inputs-digest.ts';
import { prepareAhead } from './prepare-ahead.ts';
import { assertWritable } from './publish/assert-writable.ts';
import { assertOurs } from './publish/publish.ts';
import { removeOldBuilds } from './publish/remove-old-builds.ts';
import { runPool } from './run-pool.ts';
import type { Workshop } from './workshop.ts';

/** More than there is time for before the site is compiled. */
const PREPARED = 100;

/** While one site of a thread is written to the disk, the next one is made. */
const LANES_PER_JOB = 2;

/** From how many sites on a second thread saves time. */
const WORTH_A_THREAD = 24;

export interface FleetRequest {
  brands: readonly ResolvedBrand[];
  /** Output folder, absolute. */
  out: string;
  /** How many brands may be under way at a time. */
  jobs: number;
  shop: Workshop;
  /** Told of each site as it is finished. */
  onBuilt: (site: BuiltSite) => void;
}

/**
 * Builds many brands; what two of them have in common is made once, and a site that stands already is left alone.
 * @returns the sites in the order of the brands
 * @throws OutputError before anything is written
 */
export async function buildFleet({ brands, out, jobs, shop, onBuilt }: FleetRequest): Promise<BuiltSite[]> {
  assertWritable(out);
  for (const { id } of brands) assertOurs(path.join(out, id));
  const sites = new Map<string, BuiltSite>();
  const finish = (site: BuiltSite) => {
    sites.set(site.brand, site);
    onBuilt(site);
  };
  const changed: SiteToBuild[] = [];
  for (const brand of brands) {
    const site = { brand, place: path.join(out, brand.id), inputs: inputsDigest(brand, shop.sources) };
    const standing = standingSite(site);
    if (standing) finish(standing);
    else changed.push(site);
  }
  if (changed.length > 0) await buildChanged({ changed, out, jobs, shop, finish });
  shop.cache.files.save();
  return brands.flatMap(({ id }) => sites.get(id) ?? []);
}

interface ChangedSites {
  changed: readonly SiteToBuild[];
  out: string;
  jobs: number;
  shop: Workshop;
  finish: (site: BuiltSite) => void;
}

async function buildChanged(request: ChangedSites): Promise<void> {
  takeProductionPackages();
  optimiseLate();
  const { changed, jobs, shop } = request;
  const threads = Array.from({ length: threadsFor(changed.length, jobs) }, () => startBuildThread(shop));
  try {
    await compileAndPrepare(request, threads);
    await runPool(changed, await lanesOf(request, threads));
  } finally {
    await Promise.all(threads.map((thread) => thread.close()));
  }
  removeOldBuilds(request.out);
}

/** Compiles the site; what needs no compiled code is made meanwhile, in another thread where there is one. */
async function compileAndPrepare({ changed, shop }: ChangedSites, threads: readonly BuildThread[]): Promise<void> {
  const brands = changed.slice(0, PREPARED).map(({ brand }) => brand);
  for (const thread of threads) thread.prepare(brands);
  let ended = false;
  const compiled = shop.compiled().finally(() => {
    ended = true;
  });
  // Lets work that has nothing to do, as with everything in the cache, end before the first brand.
  await new Promise(setImmediate);
  if (threads.length === 0) await prepareAhead(brands, shop, () => ended);
  await compiled;
}

/** Lanes for every job, in turn on this thread and on the others. */
async function lanesOf({ jobs, shop, finish }: ChangedSites, threads: readonly BuildThread[]) {
  const { found } = await shop.compiled();
  const builders = [(site: SiteToBuild) => buildSite(site, shop), ...threads.map((thread) => thread.build)];
  return Array.from({ length: jobs * LANES_PER_JOB }, (_lane, at) => async (site: SiteToBuild) => {
    const built = await builders[at % builders.length]?.(site);
    // To another thread, what this run has compiled looks as if it had been there.
    if (built) finish({ ...built, fromCache: found ? 'app' : 'nothing' });
  });
}

/** How many threads beside this one. One takes as long to start as some sites take to build. */
function threadsFor(sites: number, jobs: number): number {
  return sites < WORTH_A_THREAD ? 0 : Math.min(jobs, availableParallelism()) - 1;
}

/**
 * Some packages choose between two copies of themselves by this variable when they are loaded, and Vite sets it half-way
 * through. Set from the start, every part of a build has the same copy.
 */
function takeProductionPackages(): void {
  process.env['NODE_ENV'] = 'production';
}

/**
 * Makes V8 wait longer before it optimises a function. A build is over in seconds, and at the usual budget every thread
 * spends a fifth of its time on optimising code that is then hardly run.
 */
function optimiseLate(): void {
  setFlagsFromString('--interrupt-budget=1000000');
}
