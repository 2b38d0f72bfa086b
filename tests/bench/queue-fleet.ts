import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { hasShape, isNumber, isText } from '#cli/json/guards.ts';
import { openQueue, type Queue } from '#cli/queue/open-queue.ts';
import { SCHEMA } from '#cli/queue/queue-tables.ts';
import { startPostgres } from '#sandbox/testing/start-postgres.ts';
import { BUCKET, KEYS, startStore } from '../cli/releases/running-store.ts';
import { brandgenWords, repository } from '../cli/run-brandgen.ts';

export interface RoundJob {
  readonly brand: string;
  readonly state: string;
  readonly tries: number;
  /** Time from its first try to its end. */
  readonly milliseconds: number;
}

export interface Round {
  readonly exitCode: number | null;
  readonly jobs: readonly RoundJob[];
  /** Brands that the killed worker had in hand. */
  readonly killed: readonly string[];
}

export interface QueueFleet {
  /** Releases all brands to an empty place. @param killAfter milliseconds after the first try, when a worker that works is killed */
  round(killAfter?: number): Promise<Round>;
  stop(): Promise<void>;
}

/** Milliseconds that each request to the store takes, at least: a store is not on the same machine. */
const LATENCY = 50;

const BRANDS = ['first', 'second', 'third'];

const isTaken = hasShape({ brand: isText, worker: isNumber });
const isJob = hasShape<RoundJob>({ brand: isText, state: isText, tries: isNumber, milliseconds: isNumber });

interface Worker {
  readonly number: number;
  readonly process: ChildProcess;
}

/** A queue with a store and some workers, each in a clone of its own. */
export async function startQueueFleet(count: number): Promise<QueueFleet> {
  const folder = mkdtempSync(join(tmpdir(), 'brandgen-queue-'));
  const [store, postgres] = await Promise.all([startStore(), startPostgres()]);
  store.failing(async () => {
    await pause(LATENCY);
    return undefined;
  });
  const address = await postgres.emptyUrl();
  const queue = await openQueue(address);
  const clones = Array.from({ length: count }, (_worker, at) => join(folder, `worker-${at}`));
  const own = join(folder, 'own');
  for (const clone of [own, ...clones]) writeBrands(clone);
  const workers = new Map<string, Worker>();
  let rounds = 0;
  return {
    async round(killAfter) {
      rounds += 1;
      const prefix = `round-${rounds}/`;
      for (const clone of [own, ...clones]) writeTarget(clone, store.endpoint, prefix);
      for (const clone of clones) if (!workers.has(clone)) workers.set(clone, await startWorker(clone, address));
      const release = start(own, address, ['release', '--all', '--queue']);
      release.stdout.resume();
      const exit = once(release, 'exit');
      const killed = killAfter === undefined ? [] : await kill(queue, workers, { prefix, after: killAfter });
      const [exitCode] = await exit;
      return { exitCode, jobs: await jobsOf(queue, prefix), killed };
    },
    async stop() {
      const ends = [...workers.values()].map(({ process: worker }) => once(worker, 'exit'));
      for (const { process: worker } of workers.values()) worker.kill('SIGTERM');
      await Promise.all(ends);
      await queue.close();
      await postgres.stop();
      store.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function start(clone: string, address: string, words: readonly string[]) {
  return spawn(process.execPath, [...brandgenWords(), ...words], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], BRANDGEN_QUEUE: address, ...KEYS },
  });
}

async function startWorker(clone: string, address: string): Promise<Worker> {
  const worker = start(clone, address, ['worker']);
  return { number: await numberOf(worker.stdout), process: worker };
}

/** Kills a worker that works, some milliseconds after all brands were taken. @returns the brands that it had */
async function kill(
  queue: Queue,
  workers: Map<string, Worker>,
  { prefix, after }: { prefix: string; after: number },
): Promise<string[]> {
  while ((await takenOf(queue, prefix)).length < BRANDS.length) await pause(5);
  await pause(after);
  const taken = await takenOf(queue, prefix);
  const victim = [...workers].find(([, { number }]) => taken.some(({ worker }) => worker === number));
  if (!victim) return [];
  const [clone, { number, process: worker }] = victim;
  worker.kill('SIGKILL');
  workers.delete(clone);
  return taken.filter((one) => one.worker === number).map(({ brand }) => brand);
}

function takenOf({ transaction }: Queue, prefix: string) {
  const sql = `select brand, worker from ${SCHEMA}.release where state = 'running' and place like $1`;
  return transaction(({ rows }) => rows(isTaken, sql, [`%/${prefix}`]));
}

function jobsOf({ transaction }: Queue, prefix: string): Promise<RoundJob[]> {
  const time = 'extract(epoch from ended - taken)::float * 1000 as milliseconds';
  const sql = `select brand, state, tries, ${time} from ${SCHEMA}.release where place like $1`;
  return transaction(({ rows }) => rows(isJob, sql, [`%/${prefix}`]));
}

/** Number of a worker, which is the first line of its output. */
async function numberOf(stdout: Readable): Promise<number> {
  const lines = createInterface({ input: stdout });
  const [line] = await once(lines, 'line');
  return Number(/^Worker (\d+) takes/.exec(line)?.[1]);
}

function writeBrands(workspace: string): void {
  for (const id of BRANDS) {
    const place = join(workspace, 'brands', id);
    mkdirSync(place, { recursive: true });
    cpSync(join(repository, 'brands/mini/mark.svg'), join(place, 'mark.svg'));
    const own = { id, extends: 'mini', name: id, merchant: `${id}01`, site: { domains: [`${id}.example`] } };
    writeFileSync(join(place, 'brand.json'), JSON.stringify({ ...own, artwork: { mark: 'mark.svg' } }));
  }
}

/** Workers may be reading it. */
function writeTarget(workspace: string, endpoint: string, prefix: string): void {
  const file = join(workspace, 'brandgen.json');
  const text = JSON.stringify({ targets: { cdn: { s3: { endpoint, bucket: BUCKET, prefix } } } });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
