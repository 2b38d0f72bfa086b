import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MANIFEST_FILE } from '#cli/build/seal.ts';
import { verifyAddress } from '#cli/release/proof/verify-address.ts';
import { BUCKET, KEYS, type StoreRequest } from '../cli/releases/running-store.ts';
import { repository } from '../cli/run-brandgen.ts';
import { type SiteInStore, startInStoreAlone, writeTarget, writeWorkspace } from './sites-elsewhere.ts';

/** Figures that the bench prints. */
export interface StoreFaultFigures {
  /** Releases that were killed, met an overloaded store, a full one, or another release. */
  storeKilled: number;
  storeOverloaded: number;
  storeFull: number;
  storeMet: number;
  /** Of those that met another release, those where one went through and the other was told. */
  storeTold: number;
  /** Releases after which the former site or the new one was not there as a whole. */
  storeFaults: number;
}

/** @param rounds number of kills at least */
export async function measureStoreFaults(rounds: number): Promise<StoreFaultFigures> {
  const site = await startInStoreAlone();
  try {
    const { faults, ends } = await proveFaults(
      site,
      Math.max(LEAST_TURNS, Math.ceil(rounds / KILLS_IN_TURN)) * KINDS_IN_TURN,
    );
    const count = (isMeant: (end: string) => boolean) =>
      Object.entries(ends).reduce((sum, [end, times]) => sum + (isMeant(end) ? times : 0), 0);
    return {
      storeKilled: count((end) => end === 'killed'),
      storeOverloaded: count((end) => end === 'refused with 503'),
      storeFull: count((end) => end === 'refused with 507'),
      storeMet: count((end) => end.includes(AT_ONCE)),
      storeTold: count((end) => end === TOLD),
      storeFaults: faults.length,
    };
  } finally {
    await site.stop();
  }
}

const AT_ONCE = 'of two at once went through';
const TOLD = `1 ${AT_ONCE}, the other was told`;

/** Trials after which all kinds have had their turn, and kills among them. */
const KINDS_IN_TURN = 5;
const KILLS_IN_TURN = 3;

/** The first turn meets an overloaded store, and the second a full one. */
const LEAST_TURNS = 2;

export interface FaultsOfStore {
  faults: string[];
  /** Counts of releases that were killed, met an answer or another release, by how they ended. */
  ends: Record<string, number>;
}

/** A release is killed at so many moments, which are spread over all its requests. */
const MOMENTS = 20;

/** Answers of a store from some write on: it is overloaded, or its disk is full. */
const ANSWERS = [503, 507, 500];

/** The latest write from which a store refuses all. */
const LAST_WRITE = 7;

/** Settings of a brand that has other pages than its live release, so that all of them are uploaded. */
const MORE_PAGES = { agents: true };

type Trial = (number: number) => Promise<string>;

/**
 * Lets releases to a store meet what can befall them, in turn: three kills at one of 20 moments, a store that refuses all writes from the seventh, or an earlier one, on, and
 * another release at the same time. After each, the site has to be the former one or the new one, whole.
 */
export async function proveFaults(site: SiteInStore, trials: number): Promise<FaultsOfStore> {
  const rival = writeWorkspace(KEYS);
  writeTarget(rival.workspace, { s3: { endpoint: site.store.endpoint, bucket: BUCKET } });
  const result: FaultsOfStore = { faults: [], ends: {} };
  const requests = await countRequests(site);
  const kinds: Trial[] = [
    (number) => kill(site, requests, number * 3),
    (number) => kill(site, requests, number * 3 + 1),
    (number) => kill(site, requests, number * 3 + 2),
    (number) => refuse(site, number),
    () => meet(site, rival),
  ];
  for (let trial = 0; trial < trials; trial += 1) {
    const former = await servedManifest(site.address);
    // Each release has a look that no other has.
    for (const [at, place] of [site, rival].entries())
      place.writeBrand(20 + trial * 2 + at, trial % kinds.length === 3 ? MORE_PAGES : {});
    const end = (await kinds[trial % kinds.length]?.(Math.floor(trial / kinds.length))) ?? '';
    site.store.failing();
    result.ends[end] = (result.ends[end] ?? 0) + 1;
    const wrong = await faultOf(site, [former, ...[site, rival].map(builtManifest)]);
    if (wrong !== undefined) result.faults.push(`trial ${trial} (${end}): ${wrong}`);
  }
  site.writeBrand(4);
  const { exitCode, stderr } = await site.run(['release', 'acme', '--to', 'live']);
  if (exitCode !== 0) result.faults.push(`the last release ended with ${exitCode}: ${stderr}`);
  rmSync(rival.workspace, { recursive: true });
  return result;
}

async function countRequests(site: SiteInStore): Promise<number> {
  site.store.taken();
  site.writeBrand(19);
  await site.run(['release', 'acme', '--to', 'live']);
  return site.store.taken().length;
}

/** Kills a release before one of its requests has its effect, or after it, by turns. */
async function kill({ workspace, store }: SiteInStore, requests: number, number: number): Promise<string> {
  const at = Math.ceil((((number % MOMENTS) + 1) * requests) / MOMENTS);
  const release = spawn(process.execPath, [join(repository, 'dist/cli/main.js'), 'release', 'acme', '--to', 'live'], {
    cwd: workspace,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...KEYS },
  });
  let seen = 0;
  store.failing(() => {
    seen += 1;
    if (seen < at) return undefined;
    release.kill('SIGKILL');
    return seen > at || number % 2 === 0 ? 'lost' : undefined;
  });
  const [, signal] = await once(release, 'exit');
  return signal === 'SIGKILL' ? 'killed' : 'ended before its kill';
}

/** Refuses every write from some one on: first the seventh, then an earlier one each time. */
async function refuse({ store, run }: SiteInStore, number: number): Promise<string> {
  const status = ANSWERS[number % ANSWERS.length] ?? 503;
  let writes = 0;
  store.failing(({ method }) => {
    if (method === 'PUT') writes += 1;
    return method === 'PUT' && writes >= LAST_WRITE - (number % LAST_WRITE) ? status : undefined;
  });
  const { exitCode } = await run(['release', 'acme', '--to', 'live']);
  return exitCode === 0 ? `went through before ${status}` : `refused with ${status}`;
}

/** Lets two releases take their number at the same moment. */
async function meet({ store, run }: SiteInStore, rival: Pick<SiteInStore, 'run'>): Promise<string> {
  const waiting: (() => void)[] = [];
  store.failing(async ({ method, key }: StoreRequest) => {
    if (method !== 'PUT' || !/releases\/\d+\.json$/.test(key)) return undefined;
    const both = new Promise<void>((resolve) => waiting.push(resolve));
    if (waiting.length === 2) for (const go of waiting) go();
    await Promise.race([both, pause(60_000)]);
    return undefined;
  });
  const ends = await Promise.all([run, rival.run].map((go) => go(['release', 'acme', '--to', 'live'])));
  const isTold = ends.some(({ stderr }) => stderr.includes('Another command released acme at the same time'));
  const through = ends.filter(({ exitCode }) => exitCode === 0).length;
  return `${through} ${AT_ONCE}${isTold ? ', the other was told' : ''}`;
}

async function faultOf({ address }: SiteInStore, allowed: readonly string[]): Promise<string | undefined> {
  const { differences } = await verifyAddress(new URL(address));
  if (differences.length > 0) return `${differences.length} files differ, such as ${differences[0]?.file}`;
  return allowed.includes(await servedManifest(address))
    ? undefined
    : 'what is served is not the former build and not the new one';
}

async function servedManifest(address: string): Promise<string> {
  return (await fetch(new URL(MANIFEST_FILE, address))).text();
}

function builtManifest({ workspace }: Pick<SiteInStore, 'workspace'>): string {
  try {
    return readFileSync(join(workspace, 'out/acme', MANIFEST_FILE), 'utf8');
  } catch {
    return 'nothing yet';
  }
}
